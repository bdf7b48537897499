import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Do two places lie on one disk? Of one that is not there yet, the first directory above that is there says so. */
export function isSameDisk(path: string, other: string): boolean {
  const device = deviceOf(path)
  return device !== undefined && device === deviceOf(other)
}

function deviceOf(path: string): number | undefined {
  for (let at = path; ; at = dirname(at)) {
    const stat = statSync(at, { throwIfNoEntry: false })
    if (stat !== undefined) return stat.dev
    if (at === dirname(at)) return undefined
  }
}
