import { PatternGroup } from '../literals/pattern-group.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import { stepsIn } from '../rules/steps-in.ts'
import type { Piece } from '../piece.ts'
import type { ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import type { CodePattern } from './patterns/code-pattern.ts'
import { isImageRecipe } from './is-image-recipe.ts'
import { isInContainer } from './is-in-container.ts'
import { isLookedFor } from './is-looked-for.ts'
import { isShownAsExample } from './is-shown-as-example.ts'

/** What an installer obeys is meant, whatever the skill is about. */
const manifest =
  /(?:^|\/)(?:package\.json|\.npmrc|\.yarnrc\.yml|pip\.conf|pyproject\.toml|requirements[\w-]{0,20}\.txt)$|(?:^|\/)\.github\/workflows\/|(?:^|\/)\.gitlab-ci\.yml$|(?:^|\/)\.circleci\//

/** A rule out of a table of patterns over everything that can be run. In pages about security, examples are no deeds. */
export function patternRule(rule: Omit<ScanRule, 'check'>, patterns: readonly CodePattern[]): ScanRule {
  const group = new PatternGroup(patterns, ({ pattern }) => pattern)
  return {
    ...rule,
    *check(skill) {
      for (const piece of skill.code) {
        const isMeant = isMeantToRun(piece)
        for (const each of group.among(piece.text)) {
          const { pattern, followedBy, message, deed, severity, confidence } = each
          for (const match of followedBy === undefined
            ? matchesIn(piece, pattern)
            : stepsIn(piece, [pattern, ...followedBy], 800)) {
            const isLowered = isExample(skill, piece, { isMeant, start: match.index, pattern: each })
            yield hitAt(piece, match, {
              message,
              ...(deed && { deed }),
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

function isMeantToRun({ layer, role, path, language }: Piece): boolean {
  return (
    layer > 0 ||
    role === 'script' ||
    role === 'command' ||
    manifest.test(path) ||
    // A program out of a setting: whoever reads the setting runs it.
    (role === 'config' && language !== 'json' && language !== 'yaml')
  )
}

interface Found {
  readonly isMeant: boolean
  readonly start: number
  readonly pattern: CodePattern
}

/** Is it only shown, looked for, or done where it does no harm? */
function isExample(skill: SkillView, piece: Piece, { isMeant, start, pattern }: Found): boolean {
  if (!isMeant && (skill.isAboutSecurity || pattern.onlyMeant === true)) return true
  if (pattern.staysInImage === true && (isImageRecipe(piece.path) || isInContainer(piece, start))) return true
  if (pattern.isHarmless?.(skill, piece, start) === true) return true
  if (pattern.followedBy === undefined && isLookedFor(skill, piece, start)) return true
  return isShownAsExample(skill, piece, start)
}
