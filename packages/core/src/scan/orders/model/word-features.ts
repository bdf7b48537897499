import type { FrameSentence } from '../frames/frame-sentence.ts'
import { kindOfWord } from './kind-of-word.ts'
import { joints } from './joints.ts'
import type { OrderFeatures } from './order-features.ts'
import { sentenceWords } from './sentence-words.ts'

/** Words and what they make together come to this, however many they are, and so do their kinds. */
const together = { words: 3, kinds: 2 }
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
  const kinds = new Map<string, number>()
  const said = new Set<string>()
  for (const sentence of own) {
    // Said again, it adds nothing: a word counts once for a paragraph.
    if (said.has(sentence.text)) continue
    said.add(sentence.text)
    const words = sentenceWords(sentence)
    addSentence(features, words)
    addKinds(kinds, words)
  }
  scale(features, together.words)
  scale(kinds, together.kinds)
  for (const [name, value] of kinds) features.set(name, value)
  return features
}

/** Makes all of them come to so much, as the length of a vector. */
function scale(features: Map<string, number>, length: number): void {
  let square = 0
  for (const value of features.values()) square += value * value
  const factor = square === 0 ? 0 : length / Math.sqrt(square)
  for (const [name, value] of features) features.set(name, value * factor)
}

/** Kinds of words, and two that follow each other: what says an attack in other words has the same ones. */
function addKinds(kinds: Map<string, number>, words: readonly string[]): void {
  let before: number | undefined
  for (const word of words) {
    const kind = kindOfWord(word)
    if (kind !== undefined) {
      kinds.set(`k:${kind}`, 1)
      if (before !== undefined) kinds.set(`k:${before} ${kind}`, 1)
    }
    before = kind
  }
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
