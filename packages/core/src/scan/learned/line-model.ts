/** A model of lines as it is kept: what features weigh, how the signs of a window are added up, and where it warns and blocks. */
export interface LineModel {
  /** Lines of a block; a window has two. */
  readonly linesOfBlock: number
  /** Does it know two names in a row, too? */
  readonly hasPairs: boolean
  readonly bias: number
  /** What one step of a weight is worth. */
  readonly scale: number
  /** What counts for how much: the score of all that a window says, the share of it that stands nowhere else, and the score of this share. */
  readonly alone: number
  readonly only: number
  readonly ofOnly: number
  readonly always: number
  readonly block: number
  readonly warn: number
  /** As `packedWeights` has them. */
  readonly weights: string
}
