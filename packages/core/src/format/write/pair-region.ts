import type { MapPair } from '../frontmatter/node.ts'
import { valueEnd } from './value-end.ts'

export interface PairRegion {
  /** Start of the line of the key. */
  readonly lineStart: number
  /** End of the value, or of the colon when there is none. */
  readonly valueEnd: number
  /** Behind the line break of the last line. */
  readonly nextLine: number
}

/** The lines of a pair of a block mapping. */
export function pairRegion(text: string, pair: MapPair): PairRegion {
  const before = pair.key.start - 1
  const lineStart = before < 0 ? 0 : Math.max(text.lastIndexOf('\n', before), text.lastIndexOf('\r', before)) + 1
  const end = Math.max(text.indexOf(':', pair.key.end) + 1, valueEnd(text, pair.value))
  const found = /\r\n|\r|\n/.exec(text.slice(end))
  return { lineStart, valueEnd: end, nextLine: found === null ? text.length : end + found.index + found[0].length }
}
