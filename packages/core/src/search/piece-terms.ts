import { TermNumbers } from './term-numbers.ts'
import { tokenize, type TokenizeOptions } from './tokenize.ts'

// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}

/** What pieces of texts give, in numbers of terms. */
export class PieceTerms extends TermNumbers {
  readonly #decoder = new TextDecoder()
  readonly #several: (readonly number[])[] = [[]]

  /** What a piece in UTF-8 gives: 0 nothing, above it the number of its one term plus 1, below it what `several` tells. */
  give(piece: Uint8Array, options?: TokenizeOptions): number {
    const terms = tokenize(this.#decoder.decode(piece), options)
    if (terms.length === 0) return 0
    const numbers = terms.map((term) => this.numberOf(term))
    if (numbers.length === 1) return (numbers[0] ?? 0) + 1
    return 1 - this.#several.push(numbers)
  }

  /** The numbers of a piece that gave something below 0. */
  several(given: number): readonly number[] {
    return this.#several[-given] ?? []
  }
}
