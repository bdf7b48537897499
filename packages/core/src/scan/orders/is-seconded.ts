import { isPage } from '../is-page.ts'
import { heaviestFrame } from './frames/heaviest-frame.ts'
import { orderModel } from './model/order-model.ts'
import { scoreParagraph } from './model/score-paragraph.ts'
import type { OrderWindow } from './order-window.ts'

/**
 * At five points the frames would block by themselves; what they alone found the model has to see too. It takes from 0 on
 * an order for as likely as not; of words that only rank one thing over another, which settings do, it has to warn.
 */
const enough = {
  wording: { points: 5, score: 0 },
  ranking: { points: 5, score: orderModel.warn },
  frames: { points: Infinity, score: 0 },
} as const

export type FoundBy = keyof typeof enough

/**
 * Does another judge than the one that found it see an order in a paragraph: the frames, or the model?
 * Of eight honest skills that were blocked for what is sent or kept quiet neither did in seven; of 107 attacks in 95.
 */
export function isSeconded(window: OrderWindow, foundBy: FoundBy): boolean {
  const { piece, allowance } = window
  if (piece.role === 'hidden' || piece.layer > 0 || (foundBy !== 'frames' && !isPage(piece.path))) return true
  if ((heaviestFrame(window)?.points ?? 0) >= enough[foundBy].points) return true
  return (scoreParagraph(window)?.score ?? -Infinity) >= allowance + enough[foundBy].score
}
