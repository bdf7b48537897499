import type { ParsedSkill, SkillFile } from './parsed-skill.ts'
import { readFile, type ReadOptions } from './read-file.ts'

/**
 * Reads a SKILL.md into the canonical model. Given only the file's head (`totalSize` set), it reads the
 * frontmatter and leaves the body empty. Never throws on a file's content.
 * Where there is no readable frontmatter the whole file is the body (SQD-73).
 */
export function parseSkill(file: SkillFile, options: ReadOptions = {}): ParsedSkill {
  const { text, fences, skill, diagnostics } = readFile(file, options)
  const start = fences?.bodyOffset ?? (text.charCodeAt(0) === 0xfeff ? 1 : 0)
  const partial = file.totalSize !== undefined && file.totalSize > file.bytes.length
  return { skill, body: partial ? '' : text.slice(start), bodyLine: lineAt(text, start), diagnostics }
}

/** 1-based line of an offset that stands at a line's start, without indexing the whole text. */
function lineAt(text: string, offset: number): number {
  let line = 1
  for (let index = 0; index < offset; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10)) line += 1
  }
  return line
}
