/** What is known of a document's terms; valid until the next document. */
export interface SettledDocument {
  /** Each once. */
  readonly terms: Uint32Array
  /** What is known of each, see `packFacts`. */
  readonly facts: Uint32Array
  /** See `sketchTerms`. */
  readonly sketch: Uint16Array
}

export interface ReadOptions {
  /** No more terms than this. */
  readonly limit?: number
  /** Whether words that say nothing are kept, see `TokenizeOptions`. */
  readonly keepStopWords?: boolean
  /** What of Markdown is read: its headings, or the text between them; all unless told. */
  readonly part?: 'headings' | 'text'
}

/** Weighs the terms of one document after the other. */
export interface DocumentWeigher {
  /** The terms by their numbers. */
  readonly terms: readonly string[]
  /** The number of a term, the same for the life of this weigher. */
  numberOf(term: string): number
  /** Reads terms of a text, and gives how many there are. */
  read(text: string, options: ReadOptions): number
  /** Puts the numbers of the terms that the last `read` gave into `terms` from a place on; there is room for them. */
  copyFound(terms: Uint32Array, from: number): void
  /** Adds a weight to each term that the last `read` gave, as often as it did. `field` is a bit. Gives how many terms the document has. */
  weigh(field: number, weight: number): number
  /** Ends the document. Its name has so many terms. */
  settle(nameLength: number): SettledDocument
}
