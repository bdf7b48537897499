import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** The words of a page around the place that a piece of it came from, 0 to `reach` characters on either side. */
export function proseAround(skill: SkillView, { path, text }: Piece, at: number, reach: number): string {
  const prose = skill.prose.find((each) => each.path === path && each.role === 'prose' && each.layer === 0)
  if (prose === undefined) return ''
  const place = text.origin(at)
  let low = 0
  let high = prose.text.text.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (prose.text.origin(middle) < place) low = middle + 1
    else high = middle
  }
  return prose.text.text.slice(Math.max(0, low - reach), low + reach)
}
