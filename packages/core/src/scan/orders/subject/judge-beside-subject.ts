import { isPage } from '../../is-page.ts'
import type { SkillView } from '../../skill-view.ts'
import type { JudgedOrder } from '../judged-order.ts'
import { glanceAt } from '../model/glance-at.ts'
import { scoreParagraph } from '../model/score-paragraph.ts'
import type { OrderWindow } from '../order-window.ts'
import { newWordsOf, type NewWords } from './new-words-of.ts'
import { weighSigns } from './weigh-signs.ts'
import { lengthOfStart } from './word-starts.ts'

/** Few paragraphs are as far from the rest of their skill, so that more of them are looked at than of others. */
const leastLooks = { glance: -1, closerLook: -2.5 }
/** How many words a paragraph has at least, what share of them is new, and what the model makes of it. */
const least = { words: 5, share: 0.3, score: -2 }
/**
 * What a block takes beside its height: what the model takes for a harmless paragraph may still be about something else than the skill. A
 * skill of few words repeats none, whoever wrote it: there the model has to warn by itself, and of fewer words nothing is blocked. Of 3,012
 * public skills of owners that the model had not met none comes to either bound, some 360 of which have so few words; of 171 attacks on pages
 * that had passed or were warned of 23 come to that in small skills and seven to that of what is far.
 */
const leastOfBlock = {
  share: 0.4,
  score: -0.4,
  wordsOfSkill: 60,
  /** So far from the rest of a skill the model need not see much. */
  inFar: { sum: 4.65, score: -1.2 },
  inSmall: { score: 1.3, wordsOfSkill: 32 },
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
  if (!isPage(window.piece.path) || isRow(window)) return undefined
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

function canBlock({ share, ofSkill }: NewWords, score: number, sum: number): boolean {
  const { inFar, inSmall, wordsOfSkill } = leastOfBlock
  if (share < leastOfBlock.share) return false
  if (ofSkill < wordsOfSkill) return ofSkill >= inSmall.wordsOfSkill && score >= inSmall.score
  return score >= (sum >= inFar.sum ? inFar.score : leastOfBlock.score)
}

function isRow({ line }: OrderWindow): boolean {
  return line.trimStart().startsWith('|')
}
