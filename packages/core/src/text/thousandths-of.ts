import { pieceWeights } from './piece-weights.ts'
import { visitPieces } from './visit-pieces.ts'

/** What a text costs in thousandths of a token, see `estimateTokens`. */
export function thousandthsOf(text: string): number {
  let thousandths = 0
  visitPieces(text, (kind, length) => {
    const { steps, more } = pieceWeights[kind]
    const step = Math.min(length, steps.length)
    thousandths += (steps[step - 1] ?? 0) + (length - step) * more
  })
  return thousandths
}
