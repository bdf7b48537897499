/** Remembers the first words of a server for its next start, with all that was looked at to make them. */
export interface FirstWordsMemory {
  /** What was kept, if everything is still as it was then; asked again, it looks again. */
  recall(): string | undefined
  /** To be called as soon as the words are made: what is looked at from then on is not part of them. Writes later. */
  keep(text: string): void
}
