import { createHash } from 'node:crypto'
import { compareBytes } from '@metier/core'

/** The canonical digest of lines by path, see `digestDirectory`. */
export function digestLines(lines: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update('metier-digest/1\n')
  for (const path of [...lines.keys()].toSorted(compareBytes)) hash.update(lines.get(path) ?? '')
  return `sha256:${hash.digest('hex')}`
}
