import type { MappedText } from '../text/mapped-text.ts'
import { soughtWords } from './sought-words.ts'

const none: readonly never[] = []

/**
 * Things that have a pattern each and are asked of together, text for text. Says the same of every one as `mayMatch`, for
 * less: what they need stands in a row here, and is not looked up for each of them and each text.
 */
export class PatternGroup<Item> {
  readonly #items: readonly Item[]
  readonly #patternOf: (item: Item) => RegExp
  #needs: readonly (readonly Int32Array[])[] | undefined

  /** Patterns are not read before the first text comes: whoever starts the program may never scan. */
  constructor(items: readonly Item[], patternOf: (item: Item) => RegExp) {
    this.#items = items
    this.#patternOf = patternOf
  }

  /** Those whose pattern may match somewhere in a text, in their order; of the others it is sure that they do not. */
  among({ grams }: MappedText): readonly Item[] {
    this.#needs ??= this.#items.map((item) => soughtWords(this.#patternOf(item)))
    const needs = this.#needs
    let found: Item[] | undefined
    for (let index = 0; index < needs.length; index += 1) {
      const lists = needs[index] ?? none
      let at = 0
      while (at < lists.length && grams.mayHold(lists[at] ?? noWords)) at += 1
      const item = this.#items[index]
      if (at === lists.length && item !== undefined) (found ??= []).push(item)
    }
    return found ?? none
  }
}

const noWords = new Int32Array(0)
