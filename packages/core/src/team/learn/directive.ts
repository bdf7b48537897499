/** What a text says to do, or not to do. */
export interface Directive {
  readonly polarity: 'do' | 'avoid'
  /** Stems of what it speaks of, sorted, once each. */
  readonly terms: readonly string[]
  /** 1-based. */
  readonly line: number
  /** As written, without the mark of a list. */
  readonly text: string
}
