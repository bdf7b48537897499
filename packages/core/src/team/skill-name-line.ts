import { splitFences } from '../format/frontmatter/split-fences.ts'

/** Where a SKILL.md says its name. Offsets are UTF-16, 0-based. */
export interface SkillNameLine {
  readonly name: string
  /** Of the line, and of those that carry the value on, without the last line break. */
  readonly start: number
  readonly end: number
}

/** The line `name: …` of a frontmatter, `undefined` where there is none. */
export function skillNameLine(text: string): SkillNameLine | undefined {
  const split = splitFences(text)
  if ('problem' in split) return undefined
  const { start: from, end: to } = split.fences.yaml
  const yaml = text.slice(from, to)
  const found = /^name[ \t]*:([^\r\n]*)((?:(?:\r\n|\r|\n)[ \t]+[^\r\n]*)*)/m.exec(yaml)
  if (found === null) return undefined
  const value = (found[1] ?? '').trim()
  const start = from + found.index
  return { name: value.replaceAll(/^["']|["']$/g, ''), start, end: start + found[0].length }
}
