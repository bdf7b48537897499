import { createHash } from 'node:crypto'

/** What the canonical list says of one regular file, see `digestDirectory`. */
export function digestLine(path: string, bytes: Uint8Array, executable: boolean): string {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return [path, bytes.length, executable ? 'x' : '-', `${sha256}\n`].join('\0')
}
