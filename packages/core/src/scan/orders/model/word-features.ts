import type { FrameSentence } from '../frames/frame-sentence.ts'
import { joints } from './joints.ts'
import type { OrderFeatures } from './order-features.ts'
import { sentenceWords } from './sentence-words.ts'

/** Words and what they make together come to this, however many they are. */
const together = 3
/** What each kind counts for, beside a word of the paragraph. */
const counts = { pair: 0.7, denied: 0.35, outside: 0.25 } as const
/** Words that a denial reaches over. */
const reach = 6

/** By their stems, in the languages that are written with spaces and that there is most to learn from. */
const denials: ReadonlySet<string> = new Set(
  'not never no without nor neither cannot dont don unless until nobody nothing none avoid skip nicht ohne nie kein keine ne pas jamais sans nunca sin sem nao non mai senza niet nooit zonder nie bez inte aldrig utan не без'.split(
    ' ',
  ),
)

export interface WordFeatureOptions {
  readonly own: readonly FrameSentence[]
  /** Sentences of the paragraphs around it. */
  readonly outside: readonly FrameSentence[]
}

/** The words of a paragraph, by the names of `OrderFeatures`. */
export function wordFeatures({ own, outside }: WordFeatureOptions): OrderFeatures {
  const features = new Map<string, number>()
  for (const sentence of outside) for (const word of sentenceWords(sentence)) features.set(`v:${word}`, counts.outside)
  const said = new Set<string>()
  for (const sentence of own) {
    // Said again, it adds nothing: a word counts once for a paragraph.
    if (said.has(sentence.text)) continue
    said.add(sentence.text)
    addSentence(features, sentenceWords(sentence))
  }
  let square = 0
  for (const value of features.values()) square += value * value
  const scale = square === 0 ? 0 : together / Math.sqrt(square)
  for (const [name, value] of features) features.set(name, value * scale)
  return features
}

function addSentence(features: Map<string, number>, words: readonly string[]): void {
  let before: string | undefined
  let denied = 0
  for (const word of words) {
    features.set(`w:${word}`, 1)
    if (denials.has(word)) denied = reach
    else if (denied > 0) {
      denied -= 1
      features.set(`N:${word}`, counts.denied)
    }
    if (joints.has(word)) continue
    if (before !== undefined) features.set(`b:${before} ${word}`, counts.pair)
    before = word
  }
}
