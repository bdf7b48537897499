import { isAbsent } from '../fields/is-absent.ts'
import type { FieldRow } from '../fields/field-table.ts'
import { readField } from '../fields/read-field.ts'
import type { MapPair } from '../frontmatter/node.ts'
import { Reporter } from '../reporter.ts'

/** Would the reader understand this value, were it the only one? */
export function isReadable(pair: MapPair, row: FieldRow): boolean {
  if (isAbsent(pair.value)) return true
  const reporter = new Reporter('', '')
  const value = readField(row.kind, { node: pair.value, spelling: pair.key.source, reporter })
  return value !== undefined || reporter.diagnostics.length === 0
}
