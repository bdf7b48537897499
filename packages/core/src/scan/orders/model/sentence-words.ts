import { tokenize } from '../../../search/tokenize.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import { addressWord } from './address-word.ts'

const mostWords = 80

/** Addresses of mail and machines. */
const places =
  /\bhttps?:\/\/[^\s)"'`<>]+|[\w.+-]{1,60}@[\w.-]{1,80}|\b(?:[\w-]{1,40}\.){1,4}(?:com|net|org|io|dev|app|test|example|invalid|ai|co|xyz|cloud|info|site|online|top|ru|cn|de|internal|local)\b[^\s)"'`<>]*|\b\d{1,3}(?:\.\d{1,3}){3}\b[^\s)"'`<>]*/gi

const known = new WeakMap<FrameSentence, readonly string[]>()

/** The words of a sentence by their stems, in their order, without names of machines and numbers. */
export function sentenceWords(sentence: FrameSentence): readonly string[] {
  let words = known.get(sentence)
  if (words === undefined) {
    const text = /[.:@]/.test(sentence.text) ? sentence.text.replaceAll(places, ` ${addressWord} `) : sentence.text
    words = tokenize(text.replaceAll(/\d+/g, ' '), { keepStopWords: true }).slice(0, mostWords)
    known.set(sentence, words)
  }
  return words
}
