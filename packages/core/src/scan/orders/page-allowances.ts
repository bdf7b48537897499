import type { Piece } from '../piece.ts'
import { isFirstPage } from './is-first-page.ts'

/**
 * What a paragraph must have beyond the thresholds, in the model's log-odds before it warns or blocks, and in points of the
 * frames before it blocks. Each paragraph that is judged is a chance of a false alarm, so that what one alarm is worth falls with
 * their number: by its logarithm, as log-odds count.
 */
export interface PageAllowances {
  /** On SKILL.md, which is read first and whole. */
  readonly first: number
  /** On pages beside it, all taken together. */
  readonly beside: number
}

/**
 * Paragraphs of an ordinary SKILL.md: 46.5 on the average of 164 public skills of which nothing had been read, 27.9 of 180
 * labelled ones. As many beside it double the chances, which is the logarithm of two.
 */
const ordinary = 45
/** SKILL.md is let off up to three times that length. */
const mostOnFirst = 1.1
/** A page beside it is read where it is needed, and most are manuals: an honest one of a single paragraph came to 1.99, 0.49 above a block. */
const leastBeside = 0.5
/** Ten words of five signs; fewer say too little to be judged. */
const leastLength = 50

/** What the paragraphs of these pieces, which are all that is judged of a skill, are allowed. A paragraph said again counts once. */
export function pageAllowances(pieces: Iterable<Piece>): PageAllowances {
  const onFirst = new Set<string>()
  const onOthers = new Set<string>()
  for (const piece of pieces) {
    if (piece.isExample || piece.role !== 'prose' || piece.layer > 0) continue
    const seen = isFirstPage(piece.path) ? onFirst : onOthers
    for (const line of piece.text.text.split('\n')) {
      const words = line.trim()
      if (words.length >= leastLength) seen.add(words)
    }
  }
  return {
    first: Math.min(mostOnFirst, Math.max(0, Math.log(onFirst.size / ordinary))),
    beside: Math.max(leastBeside, Math.log(1 + onOthers.size / ordinary)),
  }
}
