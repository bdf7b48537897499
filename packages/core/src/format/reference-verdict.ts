import type { Diagnostic } from '../diagnostic.ts'
import { issueMessages } from './issue-messages.ts'
import { validateReference } from './reference-exact/validate-reference.ts'
import type { SkillDocument } from './skill-document.ts'
import type { ValidationResult } from './validate-skill.ts'

// On these the reference library crashes; a verdict must be given all the same.
const crashes: ReadonlySet<string> = new Set(['not-utf8', 'utf16', 'nul-byte', 'file-too-large'])

/**
 * The verdict of the reference library on the same text: its issues word for word, each with the
 * place of the finding of ours that says the same, where there is one.
 */
export function referenceVerdict(document: SkillDocument, ours: readonly Diagnostic[]): ValidationResult {
  const unreadable = ours.filter(({ code }) => crashes.has(code))
  if (unreadable.length > 0) {
    return { valid: false, issues: unreadable.map(({ message }) => message), findings: unreadable }
  }
  const issues = validateReference({ directoryName: document.directoryName, text: document.text })
  const findings = issues.map((message): Diagnostic => {
    const same = ours.find((finding) => issueMessages(document, [finding])[0] === message)
    const place = same?.range === undefined ? {} : { range: same.range }
    const help = same?.help === undefined ? {} : { help: same.help }
    return { code: 'reference-verdict', severity: 'error', message, ...help, path: document.path, ...place }
  })
  return { valid: issues.length === 0, issues, findings }
}
