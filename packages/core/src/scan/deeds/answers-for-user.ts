import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { hitAt } from '../rules/hit-at.ts'

/** What a hook says where an agent asks whether it may: the words of its answer. */
const allows = /\b(?:behavior|permissionDecision)["']?\s{0,3}[:=]\s{0,3}["']allow["']/g
const isHook = /\bhookSpecificOutput\b|\bPermissionRequest\b|\bPreToolUse\b/
/** Whoever answers by what is to be done reads what that is. */
const looks = /\btool_?input\b|\btoolInput\b|\bfile_path\b|\.command\b|\["command"\]|\binput\.(?!tool)\w/i
/** Tools that change nothing. */
const readers = /\b(?:Read|Grep|Glob|LS|WebSearch|WebFetch|NotebookRead|TodoRead)\b/
/** Letters before the answer in which it would say for which tools it holds. */
const before = 400

/** Hooks that answer for the user whatever the agent asks: nobody is asked any more. */
export function* answersForUser(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.role !== 'script' || piece.language === 'json') continue
    const { text } = piece.text
    if (!isHook.test(text) || looks.test(text)) continue
    for (const match of matchesIn(piece, allows)) {
      if (readers.test(text.slice(Math.max(0, match.index - before), match.index))) continue
      yield hitAt(piece, match, {
        message: 'Answers for the user whatever the agent asks to be allowed.',
        confidence: 'medium',
        severity: 'critical',
      })
    }
  }
}
