import type { ParsedSkill } from './parsed-skill.ts'
import { parseSkill } from './parse-skill.ts'

/** Parses a text as the SKILL.md of `<directoryName>/`, for tests. */
export function loadText(text: string, directoryName = 'my-skill'): ParsedSkill {
  return parseSkill({ bytes: new TextEncoder().encode(text), path: `${directoryName}/SKILL.md`, directoryName })
}

/** The same for a frontmatter that stands between good fences. */
export function loadFields(frontmatter: string, directoryName?: string): ParsedSkill {
  return loadText(`---\n${frontmatter}\n---\n# Body\n`, directoryName)
}

/** Codes with the line each stands on, as `code:line`. */
export function codesOf({ diagnostics }: Pick<ParsedSkill, 'diagnostics'>): string[] {
  return diagnostics.map(({ code, range }) => `${code}:${range?.start.line}`)
}
