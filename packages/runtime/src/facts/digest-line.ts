import { hash } from 'node:crypto'

/** What the canonical list says of one regular file, see `digestDirectory`. */
export function digestLine(path: string, bytes: Uint8Array, executable: boolean): string {
  return `${path}\0${bytes.length}\0${executable ? 'x' : '-'}\0${hash('sha256', bytes)}\n`
}
