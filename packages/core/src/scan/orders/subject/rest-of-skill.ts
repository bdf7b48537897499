import { isLegalText } from '../../is-legal-text.ts'
import type { SkillView } from '../../skill-view.ts'
import { glanceAt } from '../model/glance-at.ts'
import { scoreParagraph } from '../model/score-paragraph.ts'
import { windowsOf } from '../windows-of.ts'
import { leastLooks } from './least-looks.ts'

/** What the other paragraphs of a skill are like. */
export interface RestOfSkill {
  /** What the model makes of the five among them that are most like an order, on the average: from -1.5 to 0.5. */
  readonly likest: number
  /** How many of them it can judge, up to a hundred. */
  readonly paragraphs: number
}

const counted = 5
/** Below it nothing is like an order, and above it a skill says more of the kind; what it is exactly tells nothing more. */
const range = { from: -1.5, to: 0.5 }
/** Manuals have hundreds of paragraphs, and say the same as their first. */
const mostParagraphs = 100

interface Judged {
  readonly line: string
  readonly score: number
}

const known = new WeakMap<SkillView, readonly Judged[]>()

/** The paragraphs of a skill but for the one with these words. Asked of few: it has the whole skill judged. */
export function restOfSkill(skill: SkillView, paragraph: string): RestOfSkill {
  let all = known.get(skill)
  if (all === undefined) known.set(skill, (all = judgedOf(skill)))
  const others = all.filter(({ line }) => line !== paragraph)
  let sum = 0
  for (let index = 0; index < counted; index += 1) sum += others[index]?.score ?? range.from
  return { likest: sum / counted, paragraphs: others.length }
}

/** The first hundred, the likest first. One that is said again counts once. */
function judgedOf(skill: SkillView): readonly Judged[] {
  const found = new Map<string, Judged>()
  for (const window of windowsOf(skill)) {
    if (found.size === mostParagraphs) break
    const { line, piece } = window
    if (piece.isExample || isLegalText(piece.path) || found.has(line) || glanceAt(window) === -Infinity) continue
    const score = scoreParagraph(window, leastLooks)?.score ?? range.from
    found.set(line, { line, score: Math.min(range.to, Math.max(range.from, score)) })
  }
  return [...found.values()].toSorted((left, right) => right.score - left.score)
}
