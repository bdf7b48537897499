import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { isFirstPage } from './is-first-page.ts'
import { isTable } from './is-table.ts'
import { pageAllowances, type PageAllowances } from './page-allowances.ts'

/** What words are let off that nobody sees, or that were encoded, beside SKILL.md: length of other pages speaks for none of them. */
const mostHidden = 1.1

const known = new WeakMap<SkillView, PageAllowances>()

/** What the paragraphs of a piece are let off for the length of what they stand among, see `PageAllowances`. */
export function allowanceOf(skill: SkillView, piece: Pick<Piece, 'path' | 'role' | 'layer'>): number {
  let allowances = known.get(skill)
  if (allowances === undefined) {
    allowances = pageAllowances(skill.prose.filter((each) => !isTable(each)))
    known.set(skill, allowances)
  }
  const { first, beside } = allowances
  const isHidden = piece.role === 'hidden' || piece.layer > 0
  if (isFirstPage(piece.path)) return isHidden ? 0 : first
  return isHidden ? Math.min(mostHidden, beside) : beside
}
