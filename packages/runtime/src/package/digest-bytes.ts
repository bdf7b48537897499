import { createHash } from 'node:crypto'

/** SHA-256 of a file, as an index or a lock states it: `sha256:` and 64 hex digits. */
export function digestBytes(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}
