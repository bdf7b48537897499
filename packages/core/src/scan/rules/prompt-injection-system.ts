import type { ScanRule } from '../scan-rule.ts'
import { hitAt } from './hit-at.ts'
import { isTalkedAbout } from './is-talked-about.ts'
import { matchesIn } from './matches-in.ts'

// At the start of a line: "operating system: you are on Linux" is a sentence.
const role =
  /(?:^|\n)[ \t#>*_-]{0,12}(?:\[|<\|?|<<)?\s{0,2}(?:system|sys|im_start>system)(?:\s(?:prompt|message|override))?\s{0,2}(?:\]|\|?>|>>)?[*_]{0,2}\s{0,3}(?::\s{0,3}|\n|\s)[*_]{0,2}\s{0,3}you are\b|\[system\]\s{0,3}:?\s{0,3}you are\b/gi

/** WUN-57. */
export const promptInjectionSystem: ScanRule = {
  id: 'prompt-injection-system',
  severity: 'critical',
  summary: 'Text that poses as a system prompt',
  why: 'An agent may take it for the word of whoever runs it.',
  next: 'Do not use the skill; if it shows a prompt as an example, put it into a code block.',
  *check(skill) {
    for (const piece of [...skill.prose, ...skill.code]) {
      if (piece.role === 'script') continue
      const isQuoted =
        piece.layer === 0 && (piece.role === 'fence' || piece.role === 'inline-code' || piece.role === 'config')
      for (const match of matchesIn(piece, role)) {
        const lowered =
          isQuoted || piece.isExample || isTalkedAbout(piece, match.index + 1, match.index + match[0].length)
        yield hitAt(piece, match, {
          message: 'Poses as a system prompt.',
          ...(lowered && { severity: 'warn', confidence: 'low' }),
        })
      }
    }
  },
}
