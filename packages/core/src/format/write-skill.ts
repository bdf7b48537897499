import { fieldTable } from './fields/field-table.ts'
import { entryLines } from './write/entry-lines.ts'
import type { Skill } from './skill.ts'
import { fieldLines } from './write/field-lines.ts'
import { isWrittenOnTop } from './write/is-written-on-top.ts'
import type { MetadataStyle } from './write/metadata-style.ts'

export interface WriteSkillOptions {
  /** Default `string`. */
  readonly metadataStyle?: MetadataStyle
}

/**
 * The text of a SKILL.md in canonical form: the fields of the specification in its order, all else
 * under `metadata`, block style, empty values left out. Reading it gives the same model; fields of
 * `extra` come back as `metadata.x-…`. The reference library reads every result.
 */
export function writeSkill(
  skill: Partial<Skill> & Pick<Skill, 'name' | 'description'>,
  body: string,
  options: WriteSkillOptions = {},
): string {
  const style = options.metadataStyle ?? 'string'
  const top = fieldTable.filter((row) => isWrittenOnTop(row, style))
  const rest = fieldTable.filter((row) => !isWrittenOnTop(row, style))
  const metadata = [
    ...rest.flatMap((row) => fieldLines(row, skill, style)),
    ...Object.entries(skill.metadata ?? {}).flatMap(([key, value]) => entryLines(key, value, style)),
    ...Object.entries(skill.extra ?? {}).flatMap(([key, value]) => entryLines(`x-${key}`, value, style)),
  ]
  const lines = [
    '---',
    ...top.flatMap((row) => fieldLines(row, skill, style)),
    ...(metadata.length === 0 ? [] : ['metadata:', ...metadata.map((line) => `  ${line}`)]),
    '---',
  ]
  return `${lines.join('\n')}\n${body}`
}
