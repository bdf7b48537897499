import type { Piece } from '../piece.ts'

/** Offset in the prose at which a place of the same file stands, or would stand if it is no prose. */
export function placeInProse(prose: Piece, piece: Piece, start: number): number {
  const place = piece.text.origin(start)
  let low = 0
  let high = prose.text.text.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (prose.text.origin(middle) < place) low = middle + 1
    else high = middle
  }
  return low
}
