import type { SaidSentence } from './said-sentences.ts'
import { sentenceWords } from './sentence-words.ts'

/** An order takes this many words; a title or a short description says too little of what it is like. */
const leastWords = 10

/** Whether a paragraph has words enough to be judged by the model. */
export function isJudged(said: readonly SaidSentence[]): boolean {
  return said.reduce((sum, { sentence }) => sum + sentenceWords(sentence).length, 0) >= leastWords
}
