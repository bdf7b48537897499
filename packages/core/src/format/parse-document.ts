import type { SkillFile } from './parsed-skill.ts'
import { fileNameOf } from '../text/file-name-of.ts'
import { readFile, type ReadOptions } from './read-file.ts'
import type { SkillDocument } from './skill-document.ts'

/**
 * Takes a SKILL.md apart with the place of every part. Never throws on a file's content: what is wrong
 * is in `diagnostics`, at level `load`.
 */
export function parseDocument(file: SkillFile, options: ReadOptions = {}): SkillDocument {
  const { text, fences, frontmatter, skill, diagnostics } = readFile(file, options)
  return {
    path: file.path,
    directoryName: file.directoryName,
    fileName: fileNameOf(file.path),
    text,
    frontmatter,
    yaml: fences?.yaml,
    bodyOffset: fences?.bodyOffset ?? 0,
    skill,
    diagnostics,
  }
}
