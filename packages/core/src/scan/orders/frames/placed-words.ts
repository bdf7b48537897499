import type { SpelledWord } from './is-done.ts'

/** A word of a sentence with its place. */
export interface PlacedWord extends SpelledWord {
  /** 0-based offset in the sentence. */
  readonly at: number
}

const mostWords = 120
const wordPattern = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu
/** The same without the questions to Unicode that most sentences need not ask. */
const asciiPattern = /[A-Za-z0-9][A-Za-z0-9'_-]*/g
const beyondAscii = /[\u0080-\uffff]/

/** The words of a sentence: letters and digits, with signs that join them. No more than 120. */
export function placedWords(text: string): readonly PlacedWord[] {
  const pattern = beyondAscii.test(text) ? wordPattern : asciiPattern
  const words: PlacedWord[] = []
  let end = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    words.push(new Word(text, { at: match.index, end, text: match[0] }))
    end = match.index + match[0].length
    if (words.length >= mostWords) break
  }
  return words
}

/** What stands before a word is asked of few. */
class Word implements PlacedWord {
  readonly at: number
  readonly text: string
  readonly #sentence: string
  readonly #end: number

  constructor(
    sentence: string,
    { at, end, text }: { readonly at: number; readonly end: number; readonly text: string },
  ) {
    this.at = at
    this.text = text
    this.#sentence = sentence
    this.#end = end
  }

  get gap(): string {
    return this.#sentence.slice(this.#end, this.at)
  }
}
