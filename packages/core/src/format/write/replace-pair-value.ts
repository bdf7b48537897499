import type { TextEdit } from '../../diagnostic.ts'
import type { MapPair } from '../frontmatter/node.ts'
import { valueEnd } from './value-end.ts'

/** Writes `text` behind the colon of a pair in place of its value, whatever form that had. */
export function replacePairValue(document: string, pair: MapPair, text: string): TextEdit {
  const colon = document.indexOf(':', pair.key.end)
  return { start: colon + 1, end: Math.max(colon + 1, valueEnd(document, pair.value)), text: ` ${text}` }
}
