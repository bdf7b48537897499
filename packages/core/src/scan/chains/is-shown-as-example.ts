import { isTalkedAbout } from '../rules/is-talked-about.ts'
import { isGuardList } from './is-guard-list.ts'
import { isQuotedSample } from './is-quoted-sample.ts'
import { isRefusedThere } from './is-refused-there.ts'
import { isTestData } from './is-test-data.ts'
import { placeInProse } from './place-in-prose.ts'
import { proseOf } from './prose-of.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

const warning =
  /\b(?:never|do not|don't|avoid|malicious|attack(?:s|er|ers|ing)?|exploits?|vulnerab\w*|unsafe|insecure|dangerous|red flags?|bad|injection|evil|adversar\w*|honeypot|forbidden|must not|should not|refuse)\b|❌|🚫|⛔|✗/i
/** Whoever is told to run something here and now is not shown an example. */
const order =
  /(?:^|[.:!;*]\s{0,3}|\b(?:please|must|should|need to|have to|to|then|first|and)\s)(?:copy|paste|run|execute|enter|install|download)\b[^\n]{0,80}\b(?:terminal|powershell|command prompt|before (?:using|you|we)|prerequisites?|to (?:start|begin|activate|enable))\b|\bprerequisites?\b/i

/**
 * Is this code shown to warn of it, and not to be run? True of what stands in a page behind a warning, of pages of a
 * skill that is about security, and of its test data. Scripts and `!` commands are meant.
 */
export function isShownAsExample(skill: SkillView, piece: Piece, start: number): boolean {
  if (skill.isAboutSecurity && piece.isExample) return true
  if (isQuotedSample(piece, start)) return true
  if (isTestData(skill, piece, start) || isRefusedThere(skill, piece, start) || isGuardList(skill, piece, start))
    return true
  if (piece.role === 'script' || piece.role === 'command' || piece.role === 'config' || piece.role === 'hidden')
    return false
  if (piece.role === 'prose' || piece.role === 'frontmatter') {
    return piece.role === 'prose' && isTalkedAbout(piece, start, start)
  }
  const own = piece.text.text.slice(Math.max(0, start - 200), start)
  if (
    /#[^\n]{0,80}\b(?:bad|malicious|attack|unsafe|dangerous|don't|never|wrong|vulnerable|insecure)\b[^\n]{0,80}\n?[^\n]{0,100}$/i.test(
      own,
    )
  )
    return true
  const words = wordsBefore(skill, piece, start)
  return skill.isAboutSecurity
    ? !order.test(words) && !isSetUp(skill, piece, start)
    : warning.test(words.split('\n').slice(-2).join('\n'))
}

const settingUp =
  /^#{1,6}\s[^\n]{0,40}\b(?:install(?:ation|ing)?|set[- ]?up|prerequisites?|getting started|quick ?start|requirements|bootstrap)\b[^\n]{0,40}$/i

/** Under a heading that says how to install it, nothing is shown for an example of an attack, unless the words there warn. */
function isSetUp(skill: SkillView, piece: Piece, start: number): boolean {
  const prose = proseOf(skill, piece)
  if (prose === undefined) return false
  const before = prose.text.text.slice(0, placeInProse(prose, piece, start))
  return settingUp.test(lastHeading(before)) && !warning.test(before.slice(-300))
}

/** Looked for from the end: a long page is asked once for each command on it. */
function lastHeading(text: string): string {
  for (let end = text.length; end >= 0;) {
    const start = text.lastIndexOf('\n#', end)
    const [line = ''] = text.slice(start + 1, start + 300).split('\n', 1)
    if (start === -1 || /^#{1,6}\s[^\n]{0,200}$/.test(line)) return line
    end = start - 1
  }
  return ''
}

/** The prose that leads up to a place: the last two lines of it, with the line that the place itself stands in. */
function wordsBefore(skill: SkillView, piece: Piece, start: number): string {
  const prose = proseOf(skill, piece)
  if (prose === undefined) return ''
  const low = placeInProse(prose, piece, start)
  const { text } = prose.text
  const lineEnd = piece.role === 'inline-code' ? text.indexOf('\n', low) : low
  const before = text.slice(Math.max(0, low - 400), lineEnd === -1 ? low : Math.min(lineEnd, low + 200))
  return before.split('\n').slice(-3).join('\n')
}
