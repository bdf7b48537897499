import { weightOf } from './weight-of.ts'

const known = new Map<string, number>()
const mostKnown = 50_000

/** `weightOf` a word by its stem. Kept: nearly all words that are looked at are the same few thousand. */
export function weightOfWord(word: string): number {
  let weight = known.get(word)
  if (weight === undefined) {
    if (known.size >= mostKnown) known.clear()
    weight = weightOf(`w:${word}`)
    known.set(word, weight)
  }
  return weight
}
