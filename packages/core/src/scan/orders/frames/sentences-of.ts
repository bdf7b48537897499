import type { FrameSentence } from './frame-sentence.ts'
import { readSentences } from './read-sentences.ts'

let kept = new Map<string, readonly FrameSentence[]>()

/** Sentences of a line, read once: a line is looked at for itself and for each of its neighbours, six times in all. */
export function sentencesOf(text: string): readonly FrameSentence[] {
  if (text === '') return []
  let sentences = kept.get(text)
  if (sentences === undefined) {
    if (kept.size > 256) kept = new Map()
    sentences = readSentences(text)
    kept.set(text, sentences)
  }
  return sentences
}
