import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import { stepsIn } from '../rules/steps-in.ts'
import type { ScanRule } from '../scan-rule.ts'
import type { CodePattern } from './patterns/code-pattern.ts'
import { isShownAsExample } from './is-shown-as-example.ts'

/** What an installer obeys is meant, whatever the skill is about. */
const manifest =
  /(?:^|\/)(?:package\.json|\.npmrc|\.yarnrc\.yml|pip\.conf|pyproject\.toml|requirements[\w-]{0,20}\.txt)$|(?:^|\/)\.github\/workflows\/|(?:^|\/)\.gitlab-ci\.yml$|(?:^|\/)\.circleci\//

/** A rule out of a table of patterns over everything that can be run. In pages about security, examples are no deeds. */
export function patternRule(rule: Omit<ScanRule, 'check'>, patterns: readonly CodePattern[]): ScanRule {
  return {
    ...rule,
    *check(skill) {
      for (const piece of skill.code) {
        const isMeant =
          piece.layer > 0 ||
          piece.role === 'script' ||
          piece.role === 'command' ||
          manifest.test(piece.path) ||
          // A program out of a setting: whoever reads the setting runs it.
          (piece.role === 'config' && piece.language !== 'json' && piece.language !== 'yaml')
        for (const { pattern, followedBy, message, severity, confidence, onlyMeant } of patterns) {
          for (const match of followedBy === undefined
            ? matchesIn(piece, pattern)
            : stepsIn(piece, [pattern, ...followedBy], 800)) {
            const isExample = isShownAsExample(skill, piece, match.index) || (skill.isAboutSecurity && !isMeant)
            const isLowered = isExample || (onlyMeant === true && !isMeant)
            yield hitAt(piece, match, {
              message,
              ...(severity && { severity }),
              ...(confidence && { confidence }),
              ...(isLowered && { severity: severity === 'info' ? 'info' : 'warn', confidence: 'low' }),
            })
          }
        }
      }
    },
  }
}
