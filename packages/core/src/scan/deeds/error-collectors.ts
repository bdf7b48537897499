import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

/** The address of a project at Sentry or what speaks like it, with its key; what stands for one has a word for its key. */
const address = /\bhttps?:\/\/([0-9a-f]{16,40})@([\w-]{1,60}(?:\.[\w-]{1,60}){1,5})\/\d{1,20}\b/g
const fewestSigns = 6
const tells = /sentry|telemetry|error[- ]?(?:report|track)|crash[- ]?report|glitchtip/

/**
 * Errors, with all that the program held, told to a project that whoever wrote the skill wrote into it. A page has it put into programs of
 * the user; a program of the skill may tell of itself where a page says so. No published skill of 5,900 has one.
 */
export function* errorCollectors(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample || piece.role === 'inline-code') continue
    const matches = matchesIn(piece, address)
    // A skill has thousands of pieces if it wants to, and its text is as long as it likes.
    const isOwn = matches.length > 0 && piece.role !== 'fence' && tells.test(skill.openText)
    for (const match of matches) {
      const [, key = '', host = ''] = match
      if (isOwn || new Set(key).size < fewestSigns || isShownAsExample(skill, piece, match.index)) continue
      yield hitAt(piece, match, {
        message: `Has errors told to a project at ${host} that is written into the skill.`,
        confidence: 'medium',
        severity: skill.isAboutSecurity ? 'warn' : 'critical',
      })
    }
  }
}
