import { createHash } from 'node:crypto'
import type { ChangeAsked } from './change-input.ts'
import type { ChangeDraft } from './change-draft.ts'

/** Names a plan: another as soon as anything is another that the plan was made from or shows. */
export function digestOfDraft({ change, name, where }: ChangeAsked, draft: ChangeDraft): string {
  const { summary, details, warnings, files, changes, problem, pinned } = draft
  const all = [change, name, where, summary, details, warnings, files, changes, problem, pinned]
  return `sha256:${createHash('sha256').update(JSON.stringify(all)).digest('hex')}`
}
