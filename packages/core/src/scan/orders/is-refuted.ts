import { isPage } from '../is-page.ts'
import { likenessOf } from './model/likeness-of.ts'
import type { OrderWindow } from './order-window.ts'

/**
 * From here on the model takes a paragraph for a harmless one. Of 110 public skills that were warned of 53 had nothing else than such
 * paragraphs, in which words stood together by chance; of 240 attacks that pages gave away by words alone two.
 */
const surelyHarmless = -1.5

/**
 * Does the model, reading the whole of a paragraph, speak against what its words were taken for? It says nothing of what nobody sees,
 * and of data, which have no business with orders.
 */
export function isRefuted(window: OrderWindow): boolean {
  const { piece } = window
  if (piece.role === 'hidden' || piece.layer > 0 || !isPage(piece.path)) return false
  return (likenessOf(window) ?? Infinity) < surelyHarmless
}
