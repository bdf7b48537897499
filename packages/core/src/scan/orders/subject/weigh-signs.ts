import type { SkillView } from '../../skill-view.ts'
import { areCited } from '../model/are-cited.ts'
import { namesAccount } from '../names-account.ts'
import type { OrderWindow } from '../order-window.ts'
import type { NewWords } from './new-words-of.ts'
import { shareFoundIn } from './share-found-in.ts'

/**
 * What each sign of a paragraph counts for, where the model's score counts for 1. The first four by logistic regression over paragraphs
 * of attacks that were put into public skills and those of 5,618 public skills, each judged by models that had learned neither from its
 * hand nor from its owner, the words of one owner counting for little more than those of another; rounded. The last three are from
 * collections that name somebody more often than these.
 */
const counts = {
  /** All of its words, where they stand nowhere else in the skill. */
  newWords: 5.2,
  /** The logarithm of how many words the skill has: in a short one no two paragraphs share theirs. */
  size: 0.8,
  /** All of its words, where they stand in the paragraphs before and behind it. */
  beside: -5.4,
  /** The same where the skill says of them who it is. */
  identity: -3,
  /** The address of a stranger. */
  stranger: 0.4,
  /** A rule that would warn of it. */
  warning: 1.15,
  /** An account that money can go to. */
  account: 1,
} as const

/** A skill of so many words counts for nothing, none for less than one of `fewest`, and none for more than one of `mostWords`. */
const ordinary = 200
const fewest = 10
const mostWords = 3000
/** Beyond it the model blocks by itself. */
const mostOfScore = 3.8

export interface Signs {
  readonly news: NewWords
  /** Of the model, less what the paragraph is let off. */
  readonly score: number
  /** Whether a rule would warn of it. */
  readonly isWarnedOf: boolean
}

/** How much speaks for a paragraph being an order that was put into a page about something else, on the scale of the model. */
export function weighSigns(
  { identity }: Pick<SkillView, 'identity'>,
  window: OrderWindow,
  { news, score, isWarnedOf }: Signs,
): number {
  const { line, before, after } = window
  return (
    Math.min(mostOfScore, score) +
    counts.newWords * news.share +
    counts.size * Math.log(Math.min(mostWords, Math.max(fewest, news.ofSkill)) / ordinary) +
    counts.beside * shareFoundIn(`${before}\n${after}`, line) +
    counts.identity * shareFoundIn(identity, line) +
    (namesStranger(window) ? counts.stranger : 0) +
    (isWarnedOf ? counts.warning : 0) +
    (namesAccount(line) ? counts.account : 0)
  )
}

/** A machine of somebody else that is more than a link to read on, or the mail of anybody. */
function namesStranger({ line, weights, mails }: OrderWindow): boolean {
  if (mails.length > 0) return true
  return weights.some((weight) => weight === 'foreign' || weight === 'hostile') && !areCited(line)
}
