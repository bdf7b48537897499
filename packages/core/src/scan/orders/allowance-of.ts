import type { Piece } from '../piece.ts'
import { isFirstPage } from './is-first-page.ts'
import type { PageAllowances } from './page-allowances.ts'

/** What words are let off that nobody sees, or that were encoded, beside SKILL.md: length of other pages speaks for none of them. */
const mostHidden = 1.1

/** What holds for the paragraphs of one piece. */
export function allowanceOf(allowances: PageAllowances, piece: Pick<Piece, 'path' | 'role' | 'layer'>): number {
  const { first, beside } = allowances
  const isHidden = piece.role === 'hidden' || piece.layer > 0
  if (isFirstPage(piece.path)) return isHidden ? 0 : first
  return isHidden ? Math.min(mostHidden, beside) : beside
}
