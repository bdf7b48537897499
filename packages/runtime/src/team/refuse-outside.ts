import { lstatSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { MetierError } from '@metier/core'
import { pathInside } from '../discover/path-inside.ts'

/** A link among the team's folders would carry what is written to wherever it leads. Both paths are absolute. */
export function refuseOutside(path: string, directory: string): void {
  let present = path
  while (lstatSync(present, { throwIfNoEntry: false }) === undefined) present = dirname(present)
  const target = realPathOf(present)
  if (target !== undefined && pathInside(target, realpathSync(directory))) return
  throw new MetierError({
    code: 'refused',
    message: `${path} is a link that leads out of the team's folder.`,
    next: 'Nothing was written. Put a folder in the place of the link.',
  })
}

/** `undefined` for a link that leads to nothing. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
