import { isAbsent } from './is-absent.ts'
import { reportType } from './report-type.ts'
import type { FieldInput } from './field-input.ts'

/** Text as written, without white space around it. */
export function readText(input: FieldInput): string | undefined {
  if (isAbsent(input.node)) return undefined
  if (input.node.kind !== 'scalar') return reportType(input, 'text')
  const text = input.node.source.trim()
  return text === '' ? undefined : text
}
