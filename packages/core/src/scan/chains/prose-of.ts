import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** The prose of the page that a piece stands in. */
export function proseOf({ prose }: SkillView, { path }: Piece): Piece | undefined {
  return prose.find((each) => each.path === path && each.role === 'prose')
}
