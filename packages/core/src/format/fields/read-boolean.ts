import { isAbsent } from './is-absent.ts'
import { reportType } from './report-type.ts'
import type { FieldInput } from './field-input.ts'

// The words that Claude Code takes since 2.1.218, in any case.
const words = new Map<string, boolean>([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['off', false],
  ['0', false],
])

export function readBoolean(input: FieldInput): boolean | undefined {
  if (isAbsent(input.node)) return undefined
  const word = input.node.kind === 'scalar' ? words.get(input.node.source.trim().toLowerCase()) : undefined
  return word ?? reportType(input, '`true` or `false`')
}
