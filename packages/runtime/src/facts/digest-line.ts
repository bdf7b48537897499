import { hash } from 'node:crypto'
import { digestLineOf } from './digest-line-of.ts'

/** What the canonical list says of one regular file, see `digestDirectory`. */
export function digestLine(path: string, bytes: Uint8Array, executable: boolean): string {
  return digestLineOf(path, { size: bytes.length, executable, sha256: hash('sha256', bytes) })
}
