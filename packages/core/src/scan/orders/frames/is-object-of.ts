import type { FrameClass } from './frame-classes.ts'
import type { FrameSentence } from './frame-sentence.ts'

/** Between a deed and what it is done to stand no more words than these. */
const reachAfter = 8
const reachBefore = 6
const boundary =
  /[:;—–]|[.!?]\s|[`"”)],|,\s(?:and|but|then|so|it|the|a|run|use|or)\b|\b(?:but|instead|because|unless|while|when|whenever|if|before|after|until|rather than)\b/i
const pronoun = /^[\w'’-]+\s(?:it|them|these|those|this|that|each|all|both|one|any)\b(?!\s[\w-]*[a-z]{3})/i
const pronounBefore = /\b(?:it|them|these|those|each|all)\s(?:\w+\s){0,3}$/i

/** Is something of these kinds what the deed at an offset of its sentence is done to, as far as its words show? */
export function isObjectOf(sentence: FrameSentence, at: number, kinds: readonly FrameClass[]): boolean {
  const { text } = sentence
  const marks = kinds.flatMap((kind) => sentence.all(kind))
  // What `it` stands for has been named before.
  if (pronoun.test(text.slice(at, at + 80)) || pronounBefore.test(text.slice(Math.max(0, at - 60), at))) return true
  return marks.some((mark) => {
    const between = mark.at >= at ? text.slice(at, mark.at) : text.slice(mark.at, at)
    if (boundary.test(between)) return false
    const words = between.trim().split(/\s+/).length
    return words <= (mark.at >= at ? reachAfter : reachBefore)
  })
}
