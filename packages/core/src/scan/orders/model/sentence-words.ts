import { tokenize } from '../../../search/tokenize.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import { addressWord } from './address-word.ts'

const mostWords = 80

/** Addresses of mail and machines. */
const places =
  /\bhttps?:\/\/[^\s)"'`<>]+|[\w.+-]{1,60}@[\w.-]{1,80}|\b(?:[\w-]{1,40}\.){1,4}(?:com|net|org|io|dev|app|test|example|invalid|ai|co|xyz|cloud|info|site|online|top|ru|cn|de|internal|local)\b[^\s)"'`<>]*|\b\d{1,3}(?:\.\d{1,3}){3}\b[^\s)"'`<>]*/gi

/** Nothing of `places` is without one of these. */
const placeMark = /:\/\/|@|\.[a-z0-9]/i
const beyondAscii = /[\u0080-\uffff]/
/** Of so many words not all were read, see `placedWords`. */
const mostPlaced = 120
/** What `tokenize` takes one by one, and without digits. */
const pieces = /[A-Za-z\u0080-\uffff]+/g

/** Terms of the pieces that were met: each piece of a text gives the same ones wherever it stands. */
const known = new Map<string, readonly string[]>()
const mostKnown = 50_000

/** The words of a sentence by their stems, in their order, without names of machines and numbers. */
export function sentenceWords(sentence: FrameSentence): readonly string[] {
  return (sentence.kept.words ??= wordsOf(sentence))
}

function wordsOf({ text, words }: FrameSentence): readonly string[] {
  if (words.length >= mostPlaced || placeMark.test(text) || beyondAscii.test(text)) return wordsBesidePlaces(text)
  const terms: string[] = []
  for (const { known } of words) {
    known.terms ??= (known.text.match(pieces) ?? []).flatMap(termsOf)
    for (const term of known.terms) {
      if (terms.length >= mostWords) return terms
      terms.push(term)
    }
  }
  return terms
}

function wordsBesidePlaces(sentence: string): readonly string[] {
  const text = placeMark.test(sentence) ? sentence.replaceAll(places, ` ${addressWord} `) : sentence
  const words: string[] = []
  for (const piece of text.match(pieces) ?? []) {
    for (const term of termsOf(piece)) {
      if (words.length >= mostWords) return words
      words.push(term)
    }
  }
  return words
}

function termsOf(piece: string): readonly string[] {
  let terms = known.get(piece)
  if (terms === undefined) {
    if (known.size >= mostKnown) known.clear()
    terms = tokenize(piece, { keepStopWords: true })
    known.set(piece, terms)
  }
  return terms
}
