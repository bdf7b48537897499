import { heaviestFrame } from '../frames/heaviest-frame.ts'
import { areCited } from '../model/are-cited.ts'
import { namesAccount } from '../names-account.ts'
import type { OrderWindow } from '../order-window.ts'
import type { NewWords } from './new-words-of.ts'

/**
 * What each sign of a paragraph counts for, where the model's score counts for 1: by logistic regression over the paragraphs of attacks that
 * three collections put into pages and those of published skills, of which the model had learned from none, rounded.
 */
const counts = {
  /** All of its words, where they stand nowhere else in the skill. */
  newWords: 4,
  /** The logarithm of how many words the skill has: in a short one no two paragraphs share theirs. */
  size: 0.45,
  /** The address of a stranger. */
  stranger: 0.4,
  /** Each point of the frames. */
  frame: 0.27,
  /** A rule that would warn of it. */
  warning: 1.15,
  /** An account that money can go to. */
  account: 1,
} as const

/**
 * The same where nothing else is asked than how far a paragraph is from its skill: over the paragraphs that eleven hands wrote whom the model
 * had not met, each put into a public skill, and those of 6,137 public skills.
 */
const countsOfFar = { newWords: 5.5, size: 0.85 } as const

/** A skill of so many words counts for nothing, and no skill for less than one of `fewest`. */
const ordinary = 200
const fewest = 10
/** Beyond these the model and the frames block by themselves. */
const most = { score: 2.5, points: 5 }
const leastScore = -3

export interface Signs {
  readonly news: NewWords
  /** Of the model, less what the paragraph is let off. */
  readonly score: number
  /** Whether a rule would warn of it. */
  readonly isWarnedOf: boolean
}

export interface WeighedSigns {
  /** On the scale of the model. */
  readonly sum: number
  /** What its words come to where nobody is named and no rule sees anything: how far they are from the rest of the skill weighs more. */
  readonly far: number
  /** Whether somebody is named, or a rule sees something too. */
  readonly isSeconded: boolean
}

/** How much speaks for a paragraph being an order that was put into a page about something else. */
export function weighSigns(window: OrderWindow, { news, score, isWarnedOf }: Signs): WeighedSigns {
  const points = heaviestFrame(window)?.points ?? 0
  const others =
    (namesStranger(window) ? counts.stranger : 0) +
    (isWarnedOf ? counts.warning : 0) +
    (namesAccount(window.line) ? counts.account : 0)
  const likeness = Math.max(leastScore, Math.min(most.score, score))
  const size = Math.log(Math.max(fewest, news.ofSkill) / ordinary)
  const sum =
    likeness + counts.newWords * news.share + counts.size * size + counts.frame * Math.min(most.points, points) + others
  const far = likeness + countsOfFar.newWords * news.share + countsOfFar.size * size
  return { sum, far, isSeconded: others > 0 }
}

/** A machine of somebody else that is more than a link to read on, or the mail of anybody. */
function namesStranger({ line, weights, mails }: OrderWindow): boolean {
  if (mails.length > 0) return true
  return weights.some((weight) => weight === 'foreign' || weight === 'hostile') && !areCited(line)
}
