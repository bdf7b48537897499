import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { allowanceOf } from './allowance-of.ts'
import { isSeconded, type FoundBy } from './is-seconded.ts'
import { orderWindows } from './order-window.ts'

/** Does another judge see an order in any paragraph that words of a piece, from `start` to `end`, lie in? */
export function isSecondedAt(
  skill: SkillView,
  piece: Piece,
  { start, end }: Readonly<Record<'start' | 'end', number>>,
  foundBy: FoundBy = 'wording',
) {
  for (const window of orderWindows(skill, piece, allowanceOf(skill, piece)))
    if (window.start < end && window.end > start && isSeconded(window, foundBy)) return true
  return false
}
