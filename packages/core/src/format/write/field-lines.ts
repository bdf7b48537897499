import type { FieldRow } from '../fields/field-table.ts'
import type { Skill } from '../skill.ts'
import { blockLines } from './block-lines.ts'
import { clientSpelling } from './client-spelling.ts'
import { fieldValue } from './field-value.ts'
import { isWrittenOnTop } from './is-written-on-top.ts'
import { textOfValue } from './text-of-value.ts'
import type { MetadataStyle } from './metadata-style.ts'
import { writeQuoted } from './write-quoted.ts'
import { writeScalar } from './write-scalar.ts'

/** The lines of a field in canonical form, without indentation; none when it has nothing to say. */
export function fieldLines(row: FieldRow, skill: Partial<Skill>, style: MetadataStyle): readonly string[] {
  const value = fieldValue(row, skill)
  if (value === undefined) return []
  const onTop = isWrittenOnTop(row, style)
  const key = (onTop ? clientSpelling(row) : undefined) ?? row.key
  if (onTop && row.home !== 'top') return typeof value === 'boolean' ? [`${key}: ${value}`] : blockLines(key, value)
  if (typeof value === 'object' && style === 'nested' && row.home !== 'top') return blockLines(key, value)
  const text = textOfValue(value, row.kind)
  // Typed by some reader or other, or seen to be text by every one: these are always quoted (R-52, SQD-8).
  const quoted = row.field === 'version' || row.field === 'authors'
  return [`${writeScalar(key)}: ${quoted ? writeQuoted(text) : writeScalar(text)}`]
}
