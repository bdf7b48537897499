import type { Piece } from '../piece.ts'

/** A place in a program. */
export interface FlowPlace {
  readonly piece: Piece
  /** 0-based offset in the text of the piece. */
  readonly at: number
}
