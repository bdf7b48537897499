import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { placeInProse } from './place-in-prose.ts'
import { proseOf } from './prose-of.ts'

/** The words of a page around the place that a piece of it came from, 0 to `reach` characters on either side. */
export function proseAround(skill: SkillView, piece: Piece, at: number, reach: number): string {
  const prose = proseOf(skill, piece)
  if (prose === undefined) return ''
  const place = placeInProse(prose, piece, at)
  return prose.text.text.slice(Math.max(0, place - reach), place + reach)
}
