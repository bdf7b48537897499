import { asSaid } from '../as-said.ts'
import type { FrameSentence } from '../frames/frame-sentence.ts'
import type { SceneWindow } from '../frames/scenes-of.ts'
import { sentencesOf } from '../frames/sentences-of.ts'
import type { OrderWindow } from '../order-window.ts'
import { quoteMark } from './quote-mark.ts'

/** A paragraph as the model gets it. */
export type ModelWindow = SceneWindow & Pick<OrderWindow, 'start' | 'allowance'>

export interface SaidSentence {
  /** Number of the sentence in its paragraph. */
  readonly index: number
  /** Offset of its first sign in the paragraph. */
  readonly at: number
  readonly sentence: FrameSentence
}

const hasWords = /\p{L}{2}/u

/** The sentences that a page says itself: what it quotes to talk about it is not judged. */
export function saidSentences(window: ModelWindow): readonly SaidSentence[] {
  const said: SaidSentence[] = []
  const mayQuote = quoteMark.test(window.line)
  for (const [index, sentence] of sentencesOf(window.line).entries()) {
    const { start, text, kept } = sentence
    kept.hasWords ??= hasWords.test(text)
    if (!kept.hasWords) continue
    const at = start + text.length - text.trimStart().length
    if (!mayQuote || asSaid(window, { at }) !== undefined) said.push({ index, at, sentence })
  }
  return said
}
