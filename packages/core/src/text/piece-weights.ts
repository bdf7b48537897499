import type { PieceKind } from './visit-pieces.ts'

/** Cost of a piece in thousandths of a token: `steps[length - 1]`, then `more` for every further character. */
export interface PieceWeight {
  readonly steps: readonly number[]
  readonly more: number
}

/**
 * Fitted by non-negative least squares on relative error against the mean of two public byte-pair vocabularies of
 * 100,000 and 200,000 tokens, over 660 published SKILL.md files. Costs never fall with length, so that a longer text
 * is not cheaper; the tails (`more`) of words are set by hand for keys and hashes, which prose does not contain.
 */
export const pieceWeights: Readonly<Record<PieceKind, PieceWeight>> = {
  spacedWord: { steps: [938, 938, 938, 938, 1102, 1102, 1142, 1166, 1166, 1166, 1166, 1166, 1296, 1296], more: 150 },
  bareWord: { steps: [776, 776, 776, 908, 908, 974, 974, 974, 974, 974, 974, 1881, 1881, 2367], more: 200 },
  capitals: { steps: [674, 674, 674, 969, 1287, 1317, 1317, 1922], more: 400 },
  accents: { steps: [500], more: 500 },
  digits: { steps: [1500, 1600, 1690], more: 336 },
  punctuation: { steps: [813, 1272, 1767, 1767, 1767], more: 600 },
  repeated: { steps: [929, 929, 929, 1400], more: 40 },
  indent: { steps: [281, 281, 281, 281, 281, 281], more: 15 },
  lines: { steps: [795, 847, 847], more: 36 },
  alphabetic: { steps: [500], more: 500 },
  ideograph: { steps: [850], more: 850 },
  syllable: { steps: [850], more: 850 },
  pictograph: { steps: [990], more: 990 },
  symbol: { steps: [800], more: 800 },
}
