import { classesOf } from './classes-of.ts'
import type { FrameClass } from './frame-classes.ts'

/** A word as it is spelled, with what was found out about it by whoever met it first. */
class Known {
  readonly text: string
  english: readonly FrameClass[] | undefined
  other: readonly FrameClass[] | undefined
  /** As the model reads it, where no sign in it is beyond ASCII. */
  terms: readonly string[] | undefined

  constructor(text: string) {
    this.text = text
  }

  /** What it can be in an English sentence, or in another. */
  classes(isEnglish: boolean): readonly FrameClass[] {
    if (isEnglish) return (this.english ??= classesOf(this.text, true))
    return (this.other ??= classesOf(this.text, false))
  }
}

export type KnownWord = Known

/** Nearly all words are the same few thousand. */
const met = new Map<string, Known>()
const mostMet = 50_000

export function knownWord(text: string): KnownWord {
  let word = met.get(text)
  if (word === undefined) {
    if (met.size >= mostMet) met.clear()
    word = new Known(text)
    met.set(text, word)
  }
  return word
}
