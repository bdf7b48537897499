import type { TextSigns } from '../../literals/pattern-gate.ts'
import type { ClassSet } from './class-sets.ts'
import type { FrameClass } from './frame-classes.ts'
import type { FrameMark } from './frame-sentence.ts'
import type { PlacedWord } from './placed-words.ts'

export interface SentenceClasses {
  readonly named: ClassSet
  /** Those that nothing forbids. */
  readonly said: ClassSet
}

let count = 0

/**
 * What was found out about the text of a sentence, by whoever asked first. Kept with it and not in weak maps beside it: a
 * page has thousands of sentences, and looking after such maps took longer than most of the questions.
 */
class Kept {
  /** The same for the same words, as long as they are kept. */
  readonly number = (count += 1)
  /** Which of the literals it has that patterns need. */
  signs: TextSigns | undefined
  marks: ReadonlyMap<FrameClass, readonly FrameMark[]> | undefined
  named: ClassSet | undefined
  placed: readonly PlacedWord[] | undefined
  byClass: ReadonlyMap<FrameClass, readonly FrameMark[]> | undefined
  denials: readonly FrameMark[] | undefined
  hasOtherScript: boolean | undefined
  isEnglish: boolean | undefined
  /** Whether it is in another language as the model asks it. */
  isOther: boolean | undefined
  mayOrder: boolean | undefined
  explains: boolean | undefined
  concealment: 0 | 1 | 2 | undefined
  classes: SentenceClasses | undefined
  hasWords: boolean | undefined
  /** As the model reads them. */
  words: readonly string[] | undefined
}

export type KeptOfSentence = Kept

let known = new Map<string, KeptOfSentence>()
const mostKnown = 2000

/** The same for the same text, wherever it stands: skills of one hand say many things in the same words. */
export function keptOfSentence(text: string): KeptOfSentence {
  let kept = known.get(text)
  if (kept === undefined) {
    if (known.size >= mostKnown) known = new Map()
    kept = new Kept()
    known.set(text, kept)
  }
  return kept
}
