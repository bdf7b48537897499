import { isPage } from '../is-page.ts'
import { heaviestFrame } from './frames/heaviest-frame.ts'
import { likenessOf } from './model/likeness-of.ts'
import { orderModel } from './model/order-model.ts'
import type { OrderWindow } from './order-window.ts'

/**
 * At five points the frames would block by themselves; what they alone found the model would have to block too. It takes from 0 on
 * an order for as likely as not; of words that only rank one thing over another, which settings do, it has to warn.
 */
const enough = {
  wording: { points: 5, likeness: 0 },
  ranking: { points: 5, likeness: orderModel.warn },
  frames: { points: Infinity, likeness: orderModel.block },
} as const

export type FoundBy = keyof typeof enough

/**
 * Does another judge than the one that found it see an order in a paragraph: the frames, or the model?
 * Of eight honest skills that were blocked for what is sent or kept quiet neither did in seven; of 107 attacks in 95.
 */
export function isSeconded(window: OrderWindow, foundBy: FoundBy): boolean {
  const { piece } = window
  if (piece.role === 'hidden' || piece.layer > 0 || (foundBy !== 'frames' && !isPage(piece.path))) return true
  if ((heaviestFrame(window)?.points ?? 0) >= enough[foundBy].points) return true
  return (likenessOf(window) ?? -Infinity) >= enough[foundBy].likeness
}
