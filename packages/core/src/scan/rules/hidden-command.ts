import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { matchesIn } from './matches-in.ts'

const command = /(?:^|[\s`])!`?(?:[a-z][\w.-]{1,30}|\/[\w./-]{2,60})(?=[\s`])(?:`|[ \t][\w./~$"'-])/g

/** A `!` command in an HTML comment, on one line or on many. "Do not edit!" is none. */
export const hiddenCommand: ScanRule = {
  id: 'hidden-command',
  severity: 'warn',
  summary: 'A `!` command stands in a comment that nobody sees',
  why: 'It can run all the same, and who reads the page does not see it.',
  next: 'Remove it, or put it where readers see it.',
  *check(skill) {
    for (const piece of skill.prose) {
      if (piece.role !== 'hidden') continue
      for (const match of matchesIn(piece, command)) {
        yield hitAt(piece, match, { message: 'Holds a command in a comment.' })
      }
    }
  },
}
