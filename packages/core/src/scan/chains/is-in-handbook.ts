import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** Blocks of code from which on a page is taken for a handbook; the steps of one task are fewer. */
const fewestBlocks = 15

/**
 * Does it stand in a handbook: a page beside SKILL.md that shows block after block of code? Such a page teaches what the
 * commands of a system do, the harmful ones among them, and nobody works through it from top to bottom.
 */
export function isInHandbook(skill: SkillView, { path, role, layer }: Piece): boolean {
  if (role !== 'fence' || layer > 0 || /(?:^|\/)SKILL\.md$/i.test(path)) return false
  let blocks = 0
  for (const piece of skill.code) if (piece.path === path && piece.role === 'fence') blocks += 1
  return blocks >= fewestBlocks
}
