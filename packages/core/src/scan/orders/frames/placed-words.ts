import type { SpelledWord } from './is-done.ts'
import { knownWord, type KnownWord } from './known-word.ts'

/** A word of a sentence with its place. */
export interface PlacedWord extends SpelledWord {
  /** 0-based offset in the sentence. */
  readonly at: number
  readonly known: KnownWord
}

const mostWords = 120
const wordPattern = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu
/** Of ASCII: 1 for what a word begins with, 2 for what may stand in it. */
const kinds = new Uint8Array(128)
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') kinds[sign.charCodeAt(0)] = 1
for (const sign of "'_-") kinds[sign.charCodeAt(0)] = 2

/** The words of a sentence: letters and digits, with signs that join them. No more than 120. */
export function placedWords(text: string): readonly PlacedWord[] {
  return plainWords(text) ?? anyWords(text)
}

/** Without the questions to Unicode that most sentences need not ask; nothing where one does. */
function plainWords(text: string): readonly PlacedWord[] | undefined {
  const words: PlacedWord[] = []
  let end = 0
  let start = -1
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? 0 : text.charCodeAt(at)
    if (code > 127) return undefined
    const kind = kinds[code]
    if (start === -1) {
      if (kind === 1) start = at
    } else if (kind === 0) {
      if (words.length < mostWords)
        words.push(new Word(text, { at: start, before: end, known: knownWord(text.slice(start, at)) }))
      end = at
      start = -1
    }
  }
  return words
}

function anyWords(text: string): readonly PlacedWord[] {
  const words: PlacedWord[] = []
  let end = 0
  wordPattern.lastIndex = 0
  for (let match = wordPattern.exec(text); match !== null; match = wordPattern.exec(text)) {
    words.push(new Word(text, { at: match.index, before: end, known: knownWord(match[0]) }))
    end = match.index + match[0].length
    if (words.length >= mostWords) break
  }
  return words
}

/** What stands before a word is asked of few. */
class Word implements PlacedWord {
  readonly at: number
  readonly known: KnownWord
  readonly #sentence: string
  readonly #before: number

  constructor(sentence: string, { at, before, known }: Pick<PlacedWord, 'at' | 'known'> & { readonly before: number }) {
    this.at = at
    this.known = known
    this.#sentence = sentence
    this.#before = before
  }

  get text(): string {
    return this.known.text
  }

  get gap(): string {
    return this.#sentence.slice(this.#before, this.at)
  }
}
