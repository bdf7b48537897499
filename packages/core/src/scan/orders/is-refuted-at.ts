import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { allowanceOf } from './allowance-of.ts'
import { isRefuted } from './is-refuted.ts'
import { orderWindows } from './order-window.ts'

/** Does the model speak against each paragraph that words of a piece, from `start` to `end`, lie in? */
export function isRefutedAt(
  skill: SkillView,
  piece: Piece,
  { start, end }: Readonly<Record<'start' | 'end', number>>,
): boolean {
  let count = 0
  for (const window of orderWindows(skill, piece, allowanceOf(skill, piece))) {
    if (window.start >= end || window.end <= start) continue
    if (!isRefuted(window)) return false
    count += 1
  }
  return count > 0
}
