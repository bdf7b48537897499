import { readlinkSync } from 'node:fs'

/** What a link says; Windows ends a junction with a separator. */
export function readLink(path: string): string {
  return withoutEnd(readlinkSync(path))
}

function withoutEnd(target: string): string {
  return /[^\\/:][\\/]$/.test(target) ? target.slice(0, -1) : target
}
