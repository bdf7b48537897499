import type { OrderWindow } from '../order-window.ts'
import { scoreParagraph } from './score-paragraph.ts'

/** Looks that nothing is too far from: asked of few paragraphs, it may take its time. */
const everyLook = { glance: Number.MIN_SAFE_INTEGER, closerLook: -Infinity }

/**
 * How much a paragraph that something else was found in is like an order, less what the length of its page takes: what the model says
 * when it reads it whole, however little its words look like one at a glance. `undefined` where it has too few words to tell.
 */
export function likenessOf(window: OrderWindow): number | undefined {
  const found = scoreParagraph(window, everyLook)
  return found && found.score - window.allowance
}
