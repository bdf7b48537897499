import { hash } from 'node:crypto'
import { compareBytes } from '@metier/core'

/** The canonical digest of lines by path, see `digestDirectory`. */
export function digestLines(lines: ReadonlyMap<string, string>): string {
  const list = [...lines.keys()].toSorted(compareBytes).map((path) => lines.get(path) ?? '')
  return `sha256:${hash('sha256', `metier-digest/1\n${list.join('')}`)}`
}
