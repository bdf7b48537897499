import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reading } from './reading.ts'

/**
 * Bytes of a file of a team by its path in it, with `/`: `undefined` where nothing is, `null` for a directory, a link or
 * anything else that is no regular file. Throws `file-unreadable` where the disk does not let it.
 */
export function readTeamPath(directory: string, path: string): Uint8Array | null | undefined {
  const file = join(directory, ...path.split('/'))
  return reading(file, () => {
    const stat = statOf(file)
    if (stat === undefined) return undefined
    return stat.isFile() ? new Uint8Array(readFileSync(file)) : null
  })
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
