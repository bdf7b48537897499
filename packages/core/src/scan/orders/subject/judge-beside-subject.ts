import { isPage } from '../../is-page.ts'
import type { SkillView } from '../../skill-view.ts'
import { heaviestFrame } from '../frames/heaviest-frame.ts'
import type { JudgedOrder } from '../judged-order.ts'
import { areCited } from '../model/are-cited.ts'
import { glanceAt } from '../model/glance-at.ts'
import { scoreParagraph } from '../model/score-paragraph.ts'
import type { OrderWindow } from '../order-window.ts'
import { newWordsOf } from './new-words-of.ts'
import { lengthOfStart } from './word-starts.ts'

/** In a skill of fewer words no two paragraphs share theirs, whoever wrote them. */
const leastOfSkill = 60
/** Few paragraphs are as far from the rest of their skill, so that more of them are looked at than of others. */
const leastLooks = { glance: -0.5, closerLook: -2 }

/**
 * How many words a paragraph has at least, what share of them is new, and what the model has to make of it, where 0 is as likely as
 * not: less where more than one thing speaks for an order. What one thing alone speaks for is a warning: of 637 published skills that
 * nobody had read three were blocked by the first heights, each by one sign, and one of twelve attacks.
 */
const heights = {
  words: { words: 8, share: 0.6, block: 1, warn: -0.3 },
  stranger: { words: 6, share: 0.6, block: 1, warn: -2.5 },
  someOfAnOrder: { words: 6, share: 0.6, block: Infinity, warn: -1.5 },
  mostOfAnOrder: { words: 6, share: 0.6, block: 1, warn: -1.5 },
  orderOfStranger: { words: 6, share: 0.6, block: -1.5, warn: Infinity },
  warning: { words: 6, share: 0.5, block: -1, warn: Infinity },
} as const
type Sign = keyof typeof heights
const fewestWords = lowestOf('words')
/** So many words that count do not stand in less, with a sign between each two. */
const shortest = fewestWords * (lengthOfStart + 1) - 1
const lowestShare = lowestOf('share')
const lowestScore = lowestOf('warn')
/** At five points the frames would block by themselves. */
const points = { some: 2.5, most: 3.5 } as const

/**
 * Whether a paragraph is an order that was put beside what its skill is about: most of its words stand nowhere else there. `isWarnedOf`
 * where a rule or the model would warn of it. Of 2,215 honest skills none is blocked for it; of 188 attacks on pages of strangers that
 * nothing else had blocked two in five are.
 */
export function judgeBesideSubject(
  skill: SkillView,
  window: OrderWindow,
  isWarnedOf: boolean,
): JudgedOrder | undefined {
  // Pages on security quote what belongs to others.
  if (skill.isAboutSecurity || window.line.length < shortest || glanceAt(window) < leastLooks.glance) return undefined
  // No two lines of code or data, or rows of a table, share their words.
  if (!isPage(window.piece.path) || isRow(window)) return undefined
  const { words, share, ofSkill } = newWordsOf(skill, window.line)
  if (words < fewestWords || share < lowestShare || ofSkill < leastOfSkill) return undefined
  const found = scoreParagraph(window, leastLooks)
  if (found === undefined || found.isOther) return undefined
  const score = found.score - window.allowance
  if (score < lowestScore) return undefined
  const signs = signsOf(window, isWarnedOf).filter(
    (sign) => words >= heights[sign].words && share >= heights[sign].share,
  )
  const isSure = signs.some((sign) => score >= heights[sign].block)
  if (!isSure && !signs.some((sign) => score >= heights[sign].warn)) return undefined
  return {
    rule: 'learned-order',
    message: 'Reads like an order, and most of its words stand nowhere else in the skill.',
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at: found.at,
  }
}

function signsOf(window: OrderWindow, isWarnedOf: boolean): readonly Sign[] {
  const found = heaviestFrame(window)?.points ?? 0
  const signs: Sign[] = ['words']
  const isOfStranger = namesStranger(window)
  if (isWarnedOf) signs.push('warning')
  if (isOfStranger) signs.push('stranger')
  if (found >= points.some) signs.push('someOfAnOrder')
  if (found >= points.most) signs.push('mostOfAnOrder')
  if (found >= points.most && isOfStranger) signs.push('orderOfStranger')
  return signs
}

/** A machine of somebody else that is more than a link to read on, or the mail of anybody. */
function namesStranger({ line, weights, mails }: OrderWindow): boolean {
  if (mails.length > 0) return true
  return weights.some((weight) => weight === 'foreign' || weight === 'hostile') && !areCited(line)
}

function lowestOf(measure: 'words' | 'share' | 'warn'): number {
  return Math.min(...Object.values(heights).map((height) => height[measure]))
}

function isRow({ line }: OrderWindow): boolean {
  return line.trimStart().startsWith('|')
}
