import { isLegalText } from '../../is-legal-text.ts'
import { isPage } from '../../is-page.ts'
import type { SkillView } from '../../skill-view.ts'
import type { JudgedOrder } from '../judged-order.ts'
import { glanceAt } from '../model/glance-at.ts'
import { scoreParagraph } from '../model/score-paragraph.ts'
import type { OrderWindow } from '../order-window.ts'
import { canCompare } from './can-compare.ts'
import { leastLooks } from './least-looks.ts'
import { newWordsOf } from './new-words-of.ts'
import { restOfSkill } from './rest-of-skill.ts'
import { shareFoundIn } from './share-found-in.ts'

/**
 * What each sign counts for, where the model's score counts for 1: by logistic regression over attacks that were fitted into published
 * skills, those pages without them, and the paragraphs of 5,677 public skills, each judged by models that had learned neither from its hand
 * nor from its owner; rounded.
 */
const counts = {
  /** All of its words, where they stand nowhere else in the skill. */
  newWords: 1.65,
  /** All of its words, where the skill says by them what it is. */
  identity: -1.7,
  /** One point of the others that are most like an order. */
  likest: -1.15,
  /** The logarithm of how many others there are, each of which is a chance of a false alarm. */
  paragraphs: -0.36,
} as const

/** How many words a paragraph has at least, what share of them is new, and what the model makes of it. */
const least = { words: 5, share: 0.1, score: -0.4 }
/** What the length of its page takes counts for less here, where the others of the skill are counted: of 5,677 public skills eight more are warned of. */
const shareOfAllowance = 0.3
/** What the others give at the most. */
const mostOfOthers = -1.5 * counts.likest

/**
 * What the signs have to come to. Judged by such models, 7 of those public skills come to a block, where words alone stop 20, and 83 to a
 * warning; of 1,360 genuine pages 0.002 and 0.044; of 240 attacks by hands that were not learned from 0.64 and 0.80. Of 533 public skills
 * about security, which say much that is alike, none comes to a block.
 */
const heights = { block: 2.75, warn: 1.45 } as const
/** What a block takes beyond its height in other languages than English, of which the model has seen few. */
const beyondInOther = 0.5

/** Whether a paragraph is like an order where nothing else in the skill is: one that was put there stands alone. */
export function judgeAgainstRest(skill: SkillView, window: OrderWindow): JudgedOrder | undefined {
  const { line, piece, allowance } = window
  if (glanceAt(window) < leastLooks.glance || line.trimStart().startsWith('|')) return undefined
  if (!isPage(piece.path) || isLegalText(piece.path)) return undefined
  const news = newWordsOf(skill, line)
  if (news.words < least.words || news.share < least.share) return undefined
  const found = scoreParagraph(window, leastLooks)
  if (found === undefined) return undefined
  const score = found.score - shareOfAllowance * allowance
  const own = score + counts.newWords * news.share + counts.identity * shareFoundIn(skill.identity, line)
  if (score < least.score || own + mostOfOthers < heights.warn) return undefined
  const { likest, paragraphs } = restOfSkill(skill, line)
  const sum = own + counts.likest * likest + counts.paragraphs * Math.log(1 + paragraphs)
  if (sum < heights.warn) return undefined
  const block = heights.block + (found.isOther ? beyondInOther : 0)
  const isSure = sum >= block && canCompare(news, score)
  return {
    rule: 'learned-order',
    message: 'Reads like an order, which nothing else in the skill does as much.',
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at: found.at,
  }
}
