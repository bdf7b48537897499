import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanRule } from '../scan-rule.ts'

const orders =
  /\b(?:ignore|disregard|forget|override|read|send|run|execute|fetch|curl|upload|post|delete|reveal|follow|include|append|you must|always|never tell|do not tell|assistant|agent|system)\b/gi

/** Text in characters that nobody sees (tag characters), which an agent reads all the same. */
export const hiddenInstructions: ScanRule = {
  id: 'hidden-instructions',
  severity: 'critical',
  summary: 'Words are written in characters that nobody sees',
  why: 'People review one text and the agent reads another.',
  next: 'Do not use the skill.',
  *check(skill) {
    for (const piece of skill.prose) {
      // What stands in a comment is made of ordinary characters, each from a place of its own.
      const isUnseen =
        piece.role === 'hidden' && piece.text.text.length > 1 && piece.text.origin(0) === piece.text.origin(1)
      if (!isUnseen) continue
      const [match] = matchesIn(piece, orders)
      if (match !== undefined || piece.text.text.length >= 8) {
        yield { piece, start: 0, end: piece.text.text.length, message: 'Hides words in characters that nobody sees.' }
      }
    }
    for (const piece of skill.prose) {
      if (piece.role !== 'hidden' || piece.isExample) continue
      for (const match of matchesIn(
        piece,
        /\b(?:(?:ai|llm|assistant|agent|claude|model)s?\b[^\n]{0,60}\b(?:must|should|always|execute|run|send|read)\b|(?:execute|run|curl|wget|send|upload|exfiltrate)\b[^\n]{0,80}(?:https?:\/\/|\.ssh|\.env|credentials|api key|token))/gi,
      )) {
        yield hitAt(piece, match, {
          message: 'Gives the agent orders in a comment.',
          severity: skill.isAboutSecurity ? 'warn' : 'critical',
          confidence: 'medium',
        })
      }
    }
  },
}
