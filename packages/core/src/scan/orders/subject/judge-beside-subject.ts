import { isLegalText } from '../../is-legal-text.ts'
import { isPage } from '../../is-page.ts'
import type { SkillView } from '../../skill-view.ts'
import type { JudgedOrder } from '../judged-order.ts'
import { glanceAt } from '../model/glance-at.ts'
import { scoreParagraph } from '../model/score-paragraph.ts'
import type { OrderWindow } from '../order-window.ts'
import { canCompare } from './can-compare.ts'
import { leastLooks } from './least-looks.ts'
import { newWordsOf, type NewWords } from './new-words-of.ts'
import { weighSigns } from './weigh-signs.ts'
import { lengthOfStart } from './word-starts.ts'

/** How many words a paragraph has at least, what share of them is new, and what the model makes of it. */
const least = { words: 5, share: 0.3, score: -2 }
/**
 * What a block takes beside its height: what the model takes for a harmless paragraph may still be about something else than the skill. Of 3,012
 * public skills of owners that the model had not met none comes to what is far; of 171 attacks on pages that had passed or were warned of seven do.
 */
const leastOfBlock = {
  /** Of fewer words none stands elsewhere by chance: two of 457 public skills were blocked for that, and of 480 fitted attacks none. */
  words: 8,
  share: 0.4,
  score: -0.4,
  /** So far from the rest of a skill the model need not see much. */
  inFar: { sum: 4.65, score: -1.2 },
}
/** So many words that count do not stand in less, with a sign between each two. */
const shortest = least.words * (lengthOfStart + 1) - 1

/**
 * What the signs of a paragraph have to come to. Of 5,618 public skills, judged by models that had not learned from their owners, six come to
 * a block and 60 to a warning that neither rules nor the model alone come to; of 1,199 paragraphs of attacks by hands that the model had not
 * met, each put into a public skill, 349 come to a block. Pages on security quote what belongs to others: there it is a warning, and takes more.
 * Since the model learned from attacks where they were fitted into their skills, its scores lie further apart, and either height is higher: with
 * those of before five more of 440 public skills that it had not seen would be blocked, and of 480 fitted attacks 34 more.
 */
const heights = {
  other: { block: 4.4, warn: 3.15 },
  security: { block: Infinity, warn: 3.45 },
} as const

/**
 * Whether a paragraph is an order that was put beside what its skill is about: words that stand nowhere else there, and whatever else
 * speaks for an order. `isWarnedOf` where a rule would warn of it.
 */
export function judgeBesideSubject(
  skill: SkillView,
  window: OrderWindow,
  isWarnedOf: boolean,
): JudgedOrder | undefined {
  if (window.line.length < shortest || glanceAt(window) < leastLooks.glance) return undefined
  // No two lines of code or data, or rows of a table, share their words.
  if (!isPage(window.piece.path) || isLegalText(window.piece.path) || isRow(window)) return undefined
  const news = newWordsOf(skill, window.line)
  if (news.words < least.words || news.share < least.share) return undefined
  const found = scoreParagraph(window, leastLooks)
  if (found === undefined || found.isOther) return undefined
  const score = found.score - window.allowance
  if (score < least.score) return undefined
  const sum = weighSigns(skill, window, { news, score, isWarnedOf })
  const height = heights[skill.isAboutSecurity ? 'security' : 'other']
  if (sum < height.warn) return undefined
  const isSure = sum >= height.block && canBlock(news, score, sum)
  return {
    rule: 'learned-order',
    message: `Reads like an order, and ${news.share < 0.5 ? 'many' : 'most'} of its words stand nowhere else in the skill.`,
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at: found.at,
  }
}

function canBlock(news: NewWords, score: number, sum: number): boolean {
  const { inFar } = leastOfBlock
  if (news.words < leastOfBlock.words || news.share < leastOfBlock.share || !canCompare(news, score)) return false
  return score >= (sum >= inFar.sum ? inFar.score : leastOfBlock.score)
}

function isRow({ line }: OrderWindow): boolean {
  return line.trimStart().startsWith('|')
}
