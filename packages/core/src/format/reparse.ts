import { encodeText } from '../text/encode-text.ts'
import { parseDocument } from './parse-document.ts'
import type { SkillDocument } from './skill-document.ts'

/** The document that this text would be in the same place. */
export function reparse(document: SkillDocument, text: string): SkillDocument {
  const { path, directoryName } = document
  // A file that was read once may be written again, whatever limit it was read under.
  const bytes = encodeText(text)
  return parseDocument({ bytes, path, directoryName }, { maximumFileSize: Math.max(bytes.length, 1) })
}
