import { FrameSentence } from './frame-sentence.ts'

const ending = /[.!?](?=[\s"”')]|$)|[。！？؟।;；]|\n+/g
const mostSentences = 40

/** Sentences of a paragraph. Linear in the length of the text. */
export function readSentences(text: string): readonly FrameSentence[] {
  const sentences: FrameSentence[] = []
  let start = 0
  ending.lastIndex = 0
  while (start < text.length && sentences.length < mostSentences) {
    const match = ending.exec(text)
    const end = match === null ? text.length : match.index + match[0].length
    const sentence = text.slice(start, end)
    if (sentence.trim() !== '') sentences.push(new FrameSentence(start, sentence))
    start = end
    if (match === null) break
  }
  return sentences
}
