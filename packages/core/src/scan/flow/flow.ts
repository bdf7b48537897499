import type { Piece } from '../piece.ts'
import type { FlowPlace } from './flow-place.ts'
import type { FlowValue } from './flow-value.ts'

/** A place where a program does something that matters, with what is known of what it does it with. */
export interface Flow {
  readonly kind: 'send' | 'run-code' | 'run-shell' | 'write' | 'delete'
  readonly piece: Piece
  readonly start: number
  readonly end: number
  /** As the language names it: `requests.post`, `curl`. */
  readonly callee: string
  readonly values: readonly FlowValue[]
  /** The command line, where it was put together out of words. */
  readonly line?: string
  /** The file that is written, run or deleted, as far as known. */
  readonly file?: string
  /** Calls of functions of the program that lead there, the outermost first. */
  readonly calls?: readonly FlowPlace[]
}
