import { tokenize } from '../../../search/tokenize.ts'
import { besideNumbers } from '../beside-numbers.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import { bidsForget } from './bids-forget.ts'
import { glanceAt } from './glance-at.ts'
import { glanceOf } from './glance-of.ts'
import { hasSecondSign } from './has-second-sign.ts'
import { isInOtherLanguage } from './is-in-other-language.ts'
import { orderFeatures, type OrderFeatures } from './order-features.ts'
import { orderModel } from './order-model.ts'
import { quoteMark } from './quote-mark.ts'
import { saidSentences, type ModelWindow, type SaidSentence } from './said-sentences.ts'
import { weightOf } from './weight-of.ts'
import { weightOfWord } from './weight-of-word.ts'
import { wordFeatures } from './word-features.ts'

export interface ParagraphScore {
  /** Log-odds, as the model was trained: the thresholds of `orderModel` are on this scale. */
  readonly score: number
  /** Names of the features that spoke for it the most, the heaviest first. */
  readonly reasons: readonly string[]
  /** Offset in the paragraph of the sentence whose words spoke for it the most. */
  readonly at: number
  /** Whether most of its sentences are in another language than English. */
  readonly isOther: boolean
  /** Whether more than its words speaks for it. */
  readonly hasSecondSign: boolean
}

const mostReasons = 3

/** What a paragraph comes to at least at each look before the next one is taken, on the scale of the thresholds. */
export interface LeastLooks {
  readonly glance: number
  readonly closerLook: number
}

/** What was seen of a paragraph so far. */
interface Sight {
  /** What its words say by themselves. */
  readonly closerLook: number
  score?: ParagraphScore
}

/** By a paragraph and those around it, which is all that the model sees. */
const known = new Map<string, Sight>()
const mostKnown = 1000

/** How much a paragraph is like the orders that the model was trained on; `undefined` where its words are far from any. */
export function scoreParagraph(window: ModelWindow, least: LeastLooks = orderModel): ParagraphScore | undefined {
  if (glanceAt(window) < least.glance) return undefined
  const sight = sightOf(window)
  // What the frames see in a sentence takes most of the time; of honest paragraphs one in ten is asked for it.
  return sight.closerLook < least.closerLook ? undefined : (sight.score ??= scoreOf(window))
}

/** Repositories of many skills say the same in each of them, but for a number. */
function sightOf(window: ModelWindow): Sight {
  const { line, piece, weights, mails } = window
  const look = (): Sight => ({ closerLook: sumOf(wordFeatures({ own: sentencesSaid(window), outside: [] })) })
  // Whose an address is depends on the skill, and what is quoted may be judged by more of the page.
  if (weights.length > 0 || mails.length > 0 || quoteMark.test(line)) return look()
  const around = `${window.before}\n\n${line}\n\n${window.after}`
  const key = `${piece.role}${piece.layer > 0 ? 1 : 0}${besideNumbers(around)}`
  let sight = known.get(key)
  if (sight === undefined) {
    if (known.size >= mostKnown) known.clear()
    known.set(key, (sight = look()))
  }
  return sight
}

function sentencesSaid(window: ModelWindow): readonly FrameSentence[] {
  return saidSentences(window).map(({ sentence }) => sentence)
}

function scoreOf(window: ModelWindow): ParagraphScore {
  const said = saidSentences(window)
  const sentences = said.map(({ sentence }) => sentence)
  const features = orderFeatures(window, said)
  const score = sumOf(features)
  const isOther = sentences.filter(isInOtherLanguage).length * 2 > sentences.length
  const seen = { score, isOther, hasSecondSign: hasSecondSign(features, isOther) || bidsForget(window.line) }
  if (score < orderModel.warn) return { ...seen, reasons: [], at: said[0]?.at ?? 0 }
  const heaviest = [...features]
    .map(([name, value]) => [name, weightOf(name) * value] as const)
    .filter(([name, share]) => share > 0 && saysSomething(name))
    .toSorted((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
  return { ...seen, reasons: heaviest.slice(0, mostReasons).map(([name]) => name), at: placeOf(said) }
}

function sumOf(features: OrderFeatures): number {
  let sum = 0
  for (const [name, value] of features) sum += weightOf(name) * value
  return orderModel.bias + sum * orderModel.scale
}

function placeOf(said: readonly SaidSentence[]): number {
  const shares = said.map(({ sentence }) => glanceOf([sentence], weightOfWord))
  return said[shares.indexOf(Math.max(...shares))]?.at ?? 0
}

/** Little words weigh, and tell a person nothing; nor does how much the frames made of it, where a word stands, or of which kind it is. */
function saysSomething(name: string): boolean {
  if (/^[fiklvNAUKH]:/.test(name)) return false
  return !/^[wb]:/.test(name) || tokenize(name.slice(2)).length > 0
}
