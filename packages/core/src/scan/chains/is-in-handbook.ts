import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** Blocks of code from which on a page is taken for a handbook; the steps of one task are fewer. */
const fewestBlocks = 15
/** Lines of code from which on it is one, in however few blocks. */
const fewestLines = 800

/**
 * Does it stand in a handbook: a page beside SKILL.md that shows block after block of code, or programs of many pages? Such a page teaches what the
 * commands of a system do, the harmful ones among them, and nobody works through it from top to bottom.
 */
export function isInHandbook(skill: SkillView, { path, role, layer }: Piece): boolean {
  if (role !== 'fence' || layer > 0 || /(?:^|\/)SKILL\.md$/i.test(path)) return false
  const blocks = skill.code.filter((piece) => piece.path === path && piece.role === 'fence' && piece.layer === 0)
  if (blocks.length >= fewestBlocks) return true
  return blocks.reduce((lines, { text: { text: code } }) => lines + code.split('\n').length, 0) >= fewestLines
}
