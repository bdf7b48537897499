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
const leastLooks = { glance: -0.5, closerLook: -2 }
/** How many words a paragraph has at least, and what share of them is new. */
const least = { words: 6, share: 0.4 }
/**
 * What a block takes beside its height: a skill of fewer words repeats none, whoever wrote it. `alone`: of a paragraph that names nobody and
 * that no rule sees, since a short one is about something else by chance, and a long one of which the model would not even warn is mostly
 * honest: two of 1,856 published skills from which nothing was learned were blocked by such, and of 192 attacks two. `far`: of one that is so
 * far from its skill that the model need not warn of it. Of 6,137 public skills none that passed comes to that; of 1,199 paragraphs of
 * attacks by hands that the model had not met, each put into a public skill, 107 more are blocked.
 */
const leastOfBlock = {
  share: 0.5,
  wordsOfSkill: 60,
  alone: { words: 8, score: 1 },
  far: { words: 8, score: -0.5 },
}
/** So many words that count do not stand in less, with a sign between each two. */
const shortest = least.words * (lengthOfStart + 1) - 1

/**
 * What the signs of a paragraph have to come to. Of 3,099 honest skills, from most of which the model learned nothing, one comes to a block,
 * which the model blocks by itself, and 21 to a warning; of 435 attacks that were put into pages 174 and 114. Pages on security quote what
 * belongs to others: there it is a warning, and takes more.
 */
const heights = {
  other: { block: 3.5, far: 4.75, warn: 2.2 },
  security: { block: Infinity, far: Infinity, warn: 2.8 },
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
  const { sum, far, isSeconded } = weighSigns(window, { news, score, isWarnedOf })
  const height = heights[skill.isAboutSecurity ? 'security' : 'other']
  if (sum < height.warn) return undefined
  const isSure =
    canBlock(news) &&
    ((sum >= height.block && (isSeconded || isSureBy(leastOfBlock.alone, { news, score }))) ||
      (far >= height.far && isSureBy(leastOfBlock.far, { news, score })))
  return {
    rule: 'learned-order',
    message: `Reads like an order, and ${news.share < 0.5 ? 'many' : 'most'} of its words stand nowhere else in the skill.`,
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at: found.at,
  }
}

function canBlock({ share, ofSkill }: NewWords): boolean {
  return share >= leastOfBlock.share && ofSkill >= leastOfBlock.wordsOfSkill
}

/** Where nobody is named and no rule sees anything. */
function isSureBy(
  { words, score }: Readonly<Record<'words' | 'score', number>>,
  found: { readonly news: NewWords; readonly score: number },
): boolean {
  return found.score >= score && found.news.words >= words
}

function isRow({ line }: OrderWindow): boolean {
  return line.trimStart().startsWith('|')
}
