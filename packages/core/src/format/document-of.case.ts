import { encodeText } from '../text/encode-text.ts'
import { parseDocument } from './parse-document.ts'
import type { SkillDocument } from './skill-document.ts'

/** The document of a text, in a directory called `my-skill` unless said otherwise. */
export function documentOf(text: string, directoryName = 'my-skill'): SkillDocument {
  return parseDocument({ bytes: encodeText(text), path: `skills/${directoryName}/SKILL.md`, directoryName })
}

/** A whole file around frontmatter lines. */
export function skillText(frontmatter: string, body = '# Title\n\nDo it.\n'): string {
  return `---\n${frontmatter}\n---\n${body}`
}

/** The document of frontmatter lines with a body. */
export function skillOf(frontmatter: string, directoryName?: string): SkillDocument {
  return documentOf(skillText(frontmatter), directoryName)
}
