import type { Piece } from '../piece.ts'
import { unknownPart } from './flow-value.ts'

/**
 * The name by which a file is kept. Under an unknown path lies what any unknown path may name, but a page that has the
 * reader start a program by a variable of the shell does not mean the picture that this program will write.
 */
export function fileName({ piece }: { readonly piece: Pick<Piece, 'role'> }, path: string): string {
  return path === unknownPart && piece.role !== 'script' ? `${unknownPart} of a page` : path
}
