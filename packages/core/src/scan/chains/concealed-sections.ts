import { simplifiedChinese } from '../orders/simplified-chinese.ts'
import { shownDeed } from '../orders/shown-deed.ts'
import { tongues, type Tongue } from '../orders/tongues.ts'
import type { Piece } from '../piece.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { placeInProse } from './place-in-prose.ts'

/** What needs no letter beyond ASCII. */
const english = tongues.filter(({ language }) => language === 'English')
/** Longer sections are looked at in parts, in UTF-16 units. */
const longest = 1600
const most = 400
/** Places in one section that are asked whether they are only talked about. */
const mostPlaces = 8

/**
 * A section in which something grave is ordered, and in which the user is not to hear of it, or is told something else. Order and
 * concealment stand in sentences of their own there, so that no sentence says both.
 */
export function* concealedSections(skill: SkillView): Iterable<ScanHit> {
  const shownTexts = skill.code.filter(
    ({ role, language, layer }) => role === 'fence' && language === 'text' && layer === 0,
  )
  for (const piece of [...skill.prose, ...shownTexts]) {
    if (piece.isExample) continue
    const spoken = /[^\0-\x7f]/.test(piece.text.text) ? tongues : english
    for (const section of sectionsOf(piece.text.text)) {
      const { start, text } = section
      // Code stands in pages and not in what they show.
      const shown = (): string => (piece.role === 'fence' ? '' : shownIn(skill, piece, section))
      const at = spoken
        .flatMap((tongue) => concealedIn(tongue, tongue.language === 'Chinese' ? simplifiedChinese(text) : text, shown))
        .find(({ index }) => !isTalkedOf(piece, start + banBefore(text, index)))
      if (at === undefined) continue
      yield {
        piece,
        start: start + at.index,
        end: start + at.index + at.length,
        message: 'Tells the agent to do something that its user is not to know of.',
        confidence: 'medium',
        severity:
          skill.isAboutSecurity && piece.role !== 'hidden' && isQuoted(text) && !shownDeed.test(shown())
            ? 'warn'
            : 'critical',
      }
      break
    }
  }
}

/** Pages on security show what they warn of; of what is written in other signs than Latin ones nobody has counted how often. */
function isQuoted(section: string): boolean {
  return (
    /[^\0-\u024f\u2000-\u22ff]/.test(section) ||
    /attack|malicious|inject|payload|exploit|red flags?|adversar|for example|e\.g\./i.test(section)
  )
}

function isTalkedOf(piece: Piece, at: number): boolean {
  return isTalkedAbout(piece, at, at)
}

/**
 * Of several bans in a sentence, `do not open it, and do not list it`, the first: none of them turns another round. Nor does what a thing is
 * not, `it is not a fix, so it is not listed`.
 */
function banBefore(section: string, at: number): number {
  const before = section.slice(Math.max(0, at - 300), at)
  const ban =
    /(?:^|[.;:!?]\s{1,3}|\n\s{0,4}(?:[-*]\s)?)((?:do not|don't|never|(?:it|this|that) is)\b[^.!?"“”«»]{0,280})$/i.exec(
      before,
    )
  return ban?.[1] === undefined ? at : at - ban[1].length
}

interface Place {
  readonly index: number
  readonly length: number
}

/** Where it is hidden or denied, if something grave is done there or by what is shown there, or both are said. */
function concealedIn({ hides, answers, deed }: Tongue, text: string, shown: () => string): readonly Place[] {
  const hidden = placesOf(hides, text)
  const denied = placesOf(answers, text)
  const isBoth = hidden.length > 0 && denied.length > 0
  if (hidden.length + denied.length === 0) return []
  return isBoth || deed.test(text) || shownDeed.test(text) || isDoneIn(shown(), deed) ? [...hidden, ...denied] : []
}

function placesOf(pattern: RegExp, text: string): readonly Place[] {
  const found: Place[] = []
  for (let from = 0; found.length < mostPlaces;) {
    const match = pattern.exec(text.slice(from))
    if (match === null) break
    found.push({ index: from + match.index, length: match[0].length })
    from += match.index + Math.max(1, match[0].length)
  }
  return found
}

function isDoneIn(shown: string, deed: RegExp): boolean {
  return shown !== '' && (deed.test(shown) || shownDeed.test(shown))
}

interface ShownCode {
  /** Where it would stand in the prose of its page, as an offset there. */
  readonly place: number
  readonly text: string
}

/** A page is asked once for each of its sections, and has thousands of fences if it wants to. */
const shownOn = new WeakMap<Piece, readonly ShownCode[]>()

/** The code that a section shows, which is no part of its prose. */
function shownIn(skill: SkillView, prose: Piece, { start, text }: Section): string {
  const end = start + text.length
  const code = shownOn.get(prose) ?? codeOf(skill, prose)
  shownOn.set(prose, code)
  return code
    .filter(({ place }) => place > start && place <= end)
    .map((shown) => shown.text)
    .join('\n')
}

function codeOf({ code }: SkillView, prose: Piece): readonly ShownCode[] {
  return code
    .filter(({ path, role, layer }) => path === prose.path && role === 'fence' && layer === 0)
    .map((piece) => ({ place: placeInProse(prose, piece, 0), text: piece.text.text }))
}

interface Section {
  readonly start: number
  readonly text: string
}

/** From heading to heading. */
function sectionsOf(text: string): readonly Section[] {
  const starts = [0, ...Array.from(text.matchAll(/\n(?=#{1,6}\s)/g), ({ index }) => index + 1)].slice(0, most)
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? text.length
    const parts: Section[] = []
    // Parts overlap: order and silence may stand on both sides of an end.
    for (let from = start; from === start || from + longest / 2 < end; from += longest / 2)
      parts.push({ start: from, text: text.slice(from, Math.min(end, from + longest)) })
    return parts
  })
}
