import type { TextEdit } from '../../diagnostic.ts'
import type { MapPair } from '../frontmatter/node.ts'
import { pairRegion } from './pair-region.ts'

/** Takes the lines of a pair of a block mapping out of the text, a comment behind its value included. */
export function removePair(text: string, pair: MapPair): TextEdit {
  const { lineStart, nextLine } = pairRegion(text, pair)
  return { start: lineStart, end: nextLine, text: '' }
}
