import { lstatSync } from 'node:fs'

/** Does anything stand at this path? A link to nothing does. */
export function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
