import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { matchesIn } from './matches-in.ts'

const reading =
  /(?:^|[\s;&|`(])(?:cat|read|head|tail|less|more|type|strings|xxd|base64|cp|tar|grep|awk|sed)\b[^\n;|&]{0,200}?(?:\.\.[\\/]|(?<![\w.])\/(?:etc|root|proc|home|Users|var)\/|~\/|\$\{?HOME\b)/g

/** WUN-59: a `!` command that reads what lies outside of the skill. */
export const pathTraversal: ScanRule = {
  id: 'path-traversal',
  severity: 'critical',
  summary: 'A `!` command reads files outside of the skill',
  why: 'Such a command runs when the skill is shown, before anybody has read it, and its output goes to the agent.',
  next: 'Keep what the skill needs inside its directory.',
  *check(skill) {
    for (const piece of skill.code) {
      if (piece.role !== 'command') continue
      for (const match of matchesIn(piece, reading)) {
        yield hitAt(piece, match, { message: 'A command of the skill reads outside of its directory.' })
      }
    }
  },
}
