import { isPage } from '../is-page.ts'
import { heaviestFrame } from './frames/heaviest-frame.ts'
import { scoreParagraph } from './model/score-paragraph.ts'
import type { OrderWindow } from './order-window.ts'

/** From here on the frames would block by themselves; what they alone found has to be clearer than that. */
const enough = { wording: 5, frames: 6 } as const

/**
 * Does another judge than the one that found it see an order in a paragraph: the frames, or the model, which takes one for as likely as not?
 * Of eight honest skills that were blocked for what is sent or kept quiet neither did in seven; of 107 attacks in 95.
 */
export function isSeconded(window: OrderWindow, foundBy: keyof typeof enough): boolean {
  const { piece, allowance } = window
  if (piece.role === 'hidden' || piece.layer > 0 || !isPage(piece.path)) return true
  if ((heaviestFrame(window)?.points ?? 0) >= enough[foundBy]) return true
  return (scoreParagraph(window)?.score ?? -Infinity) >= allowance
}
