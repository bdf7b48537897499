import type { FrameSentence } from '../frames/frame-sentence.ts'
import { sentenceWords } from './sentence-words.ts'

/** What the words of sentences say by themselves, however many they are: a first look, before anything dearer is asked. */
export function glanceOf(sentences: readonly FrameSentence[], weightOf: (word: string) => number): number {
  const words = new Set<string>()
  const seen = new Set<unknown>()
  for (const sentence of sentences) {
    // Said again, it says nothing more.
    if (seen.has(sentence.kept)) continue
    seen.add(sentence.kept)
    for (const word of sentenceWords(sentence)) words.add(word)
  }
  let sum = 0
  for (const word of words) sum += weightOf(word)
  return words.size === 0 ? 0 : sum / Math.sqrt(words.size)
}
