import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { matchesIn } from './matches-in.ts'

const order = /\bfrom now on,?\s(?:you(?:'re| are| will| must)|act as|pretend to be)\b/gi

/** WUN-57. */
export const promptInjectionRoleplay: ScanRule = {
  id: 'prompt-injection-roleplay',
  severity: 'warn',
  summary: 'The agent is told to be somebody else from now on',
  why: 'A skill is for a task; one that changes who the agent is outlasts its task.',
  next: 'Say what to do for this task instead.',
  *check(skill) {
    for (const piece of skill.prose) {
      for (const match of matchesIn(piece, order)) {
        yield hitAt(piece, match, { message: 'Tells the agent who it is from now on.' })
      }
    }
  },
}
