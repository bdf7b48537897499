import { tongues, type Tongue } from '../orders/tongues.ts'
import { isTalkedAbout } from '../rules/is-talked-about.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

/** What needs no letter beyond ASCII. */
const english = tongues.filter(({ language }) => language === 'English')
/** Longer sections are looked at in parts, in UTF-16 units. */
const longest = 1600
const most = 400

/**
 * A section in which something grave is ordered, and in which the user is not to hear of it, or is told something else. Order and
 * concealment stand in sentences of their own there, so that no sentence says both.
 */
export function* concealedSections(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.prose) {
    if (piece.isExample) continue
    const spoken = /[^\0-\x7f]/.test(piece.text.text) ? tongues : english
    for (const { start, text } of sectionsOf(piece.text.text)) {
      const at = spoken.map((tongue) => concealedAt(tongue, text)).find((place) => place !== undefined)
      if (at === undefined || isTalkedAbout(piece, start + at.index, start + at.index)) continue
      yield {
        piece,
        start: start + at.index,
        end: start + at.index + at.length,
        message: 'Tells the agent to do something that its user is not to know of.',
        confidence: 'medium',
        severity: skill.isAboutSecurity && piece.role !== 'hidden' ? 'warn' : 'critical',
      }
      break
    }
  }
}

interface Place {
  readonly index: number
  readonly length: number
}

/** Where it is hidden or denied, if something grave is done there, or both are said. */
function concealedAt({ hides, answers, deed }: Tongue, text: string): Place | undefined {
  const hidden = hides.exec(text)
  const denied = answers.exec(text)
  const place = hidden ?? denied
  if (place === null || !(deed.test(text) || (hidden !== null && denied !== null))) return undefined
  return { index: place.index, length: place[0].length }
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
    for (let from = start; from < end; from += longest)
      parts.push({ start: from, text: text.slice(from, Math.min(end, from + longest)) })
    return parts
  })
}
