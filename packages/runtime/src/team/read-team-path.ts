import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Bytes of a file of a team by its path in it, with `/`: `undefined` where nothing is, `null` for a directory, a link or
 * anything else that is no regular file.
 */
export function readTeamPath(directory: string, path: string): Uint8Array | null | undefined {
  const file = join(directory, ...path.split('/'))
  const stat = statOf(file)
  if (stat === undefined) return undefined
  return stat.isFile() ? new Uint8Array(readFileSync(file)) : null
}

function statOf(file: string) {
  try {
    return lstatSync(file, { throwIfNoEntry: false })
  } catch (error) {
    // Below something that is a file there is nothing.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}
