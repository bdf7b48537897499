import { isPage } from '../is-page.ts'
import type { Piece } from '../piece.ts'

/** Pages that somebody reads first, too: what another agent is told, and what a command does. */
const firstOfOthers = /(?:^|\/)(?:agents?|commands|subagents)\//i

/** Is it a command that a page beside SKILL.md shows in the open? Such a page is read where it is needed, if at all. */
export function isShownBeside({ path, role, layer }: Pick<Piece, 'path' | 'role' | 'layer'>): boolean {
  if ((role !== 'fence' && role !== 'inline-code') || layer > 0) return false
  return isPage(path) && !/(?:^|\/)SKILL\.md$/i.test(path) && !firstOfOthers.test(path)
}
