import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { isTalkedAbout } from './is-talked-about.ts'
import { matchesIn } from './matches-in.ts'

const order =
  /\b(?:ignore|disregard|forget|override|bypass)\s(?:(?:all|any|every|the|your|of|these|those|my)\s){0,4}(?:(?:previous|prior|above|earlier|preceding|existing|original|initial|system|safety|developer)\s){1,2}(?:system\s)?(?:instructions?|contexts?|rules?|prompts?|directions?|guidelines?|messages?|polic(?:y|ies)|constraints?)/gi

/** WUN-58. Also over line ends; where it is quoted or warned of it is a warning. */
export const promptInjectionIgnore: ScanRule = {
  id: 'prompt-injection-ignore',
  severity: 'critical',
  summary: 'The agent is told to ignore its instructions',
  why: "A skill adds to what an agent was told; one that takes it away works against the agent's user.",
  next: 'Do not use the skill; if it only quotes such orders, accept it.',
  *check(skill) {
    for (const piece of [...skill.prose, ...skill.code]) {
      if (piece.role === 'script') continue
      const isQuoted =
        piece.layer === 0 && (piece.role === 'fence' || piece.role === 'inline-code' || piece.role === 'config')
      for (const match of matchesIn(piece, order)) {
        const end = match.index + match[0].length
        const lowered = isQuoted || piece.isExample || isTalkedAbout(piece, match.index, end)
        yield hitAt(piece, match, {
          message: `Tells the agent to ${match[0].toLowerCase().slice(0, 80)}.`,
          ...(lowered && { severity: 'warn', confidence: 'low' }),
        })
      }
    }
  },
}
