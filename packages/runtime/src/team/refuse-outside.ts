import { lstatSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { MetierError } from '@metier/core'
import { isMissing } from '../disk/disk-error.ts'
import { pathInside } from '../discover/path-inside.ts'

/** A link among the team's folders would carry what is written to wherever it leads. Both paths are absolute. */
export function refuseOutside(path: string, directory: string): void {
  let present = path
  while (!isThere(present)) present = dirname(present)
  const target = realPathOf(present)
  if (present !== path && target !== undefined && !statSync(target).isDirectory()) {
    throw new MetierError({
      code: 'refused',
      message: `${present} is a file where a folder should be.`,
      next: 'Nothing was written. Move that file away.',
    })
  }
  if (target !== undefined && pathInside(target, realpathSync(directory))) return
  throw new MetierError({
    code: 'refused',
    message: `${path} is a link that leads out of the team's folder.`,
    next: 'Nothing was written. Put a folder in the place of the link.',
  })
}

/** Below something that is a file there is nothing. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** `undefined` for a link that leads to nothing. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
