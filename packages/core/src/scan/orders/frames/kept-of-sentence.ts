import type { FrameClass } from './frame-classes.ts'

export interface SentenceClasses {
  readonly named: ReadonlySet<FrameClass>
  /** Those that nothing forbids. */
  readonly said: ReadonlySet<FrameClass>
}

/**
 * What was found out about a sentence, by whoever asked first. Kept with it and not in weak maps beside it: a page has
 * thousands of sentences, and looking after such maps took longer than most of the questions.
 */
export interface KeptOfSentence {
  explains?: boolean
  classes?: SentenceClasses
  /** As the model reads them. */
  words?: readonly string[]
}
