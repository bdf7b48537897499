import type { FieldRow } from '../fields/field-table.ts'
import { clientFields } from '../rules/client-fields.ts'

/** The spelling under which Claude Code reads this field at the top level, or `undefined`. */
export function clientSpelling(row: FieldRow): string | undefined {
  return row.home === 'top' ? undefined : row.top.find((spelling) => clientFields.includes(spelling))
}
