import { tokenize } from '../../../search/tokenize.ts'
import type { FrameScene } from '../frames/frame-scene.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import type { OrderFeatures } from './order-features.ts'

/** What the words of neighbouring sentences count for, beside those of the sentence itself. */
const besides = 0.4
/** Words and pairs of words come to this together, however many they are. */
const wordsTogether = 3
const mostWords = 80

/** Addresses of mail and machines: who is meant is not a word. */
const places =
  /\bhttps?:\/\/[^\s)"'`<>]+|[\w.+-]{1,60}@[\w.-]{1,80}|\b(?:[\w-]{1,40}\.){1,4}(?:com|net|org|io|dev|app|test|example|invalid|ai|co|xyz|cloud|info|site|online|top|ru|cn|de|internal|local)\b[^\s)"'`<>]*|\d+/gi

/** Little words that join others, and say nothing of what is joined. */
const joints: ReadonlySet<string> = new Set('a an the of to in on at for with by from as is are be and or'.split(' '))

interface Said {
  readonly terms: readonly string[]
  readonly pairs: readonly string[]
}

const said = new WeakMap<FrameSentence, Said>()

/** The words of a scene and its pairs of words, by the names of `OrderFeatures`. */
export function wordFeatures(scene: FrameScene): OrderFeatures {
  const features = new Map<string, number>()
  for (const sentence of [scene.core, ...scene.near]) {
    const value = sentence === scene.core ? 1 : besides
    const { terms, pairs } = saidIn(sentence)
    for (const term of terms) if (!features.has(term)) features.set(term, value)
    for (const pair of pairs) if (!features.has(pair)) features.set(pair, value * 0.7)
  }
  let square = 0
  for (const value of features.values()) square += value * value
  const scale = square === 0 ? 0 : wordsTogether / Math.sqrt(square)
  for (const [name, value] of features) features.set(name, value * scale)
  return features
}

function saidIn(sentence: FrameSentence): Said {
  const known = said.get(sentence)
  if (known !== undefined) return known
  const words = tokenize(sentence.text.replaceAll(places, ' '), { keepStopWords: true }).slice(0, mostWords)
  const weighty = words.filter((word) => !joints.has(word))
  const made: Said = {
    terms: [...new Set(words)].map((word) => `w:${word}`),
    pairs: [...new Set(weighty.slice(1).map((word, index) => `b:${weighty[index]} ${word}`))],
  }
  said.set(sentence, made)
  return made
}
