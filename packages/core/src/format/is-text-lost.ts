import type { SkillDocument } from './skill-document.ts'

const lossy: ReadonlySet<string> = new Set(['not-utf8', 'utf16', 'file-too-large'])

/** The document's text is not what stands in the file, so writing it back would destroy the rest. */
export function isTextLost(document: SkillDocument): boolean {
  return document.diagnostics.some(({ code }) => lossy.has(code))
}
