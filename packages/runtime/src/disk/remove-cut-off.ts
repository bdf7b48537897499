import { readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isProcessThere } from './is-process-there.ts'
import { temporaryName } from './temporary-name.ts'

/** In a folder that machines share, the number of a process says nothing; a file that is being written is younger than this. */
const quietMs = 60_000

/**
 * Removes what was left beside a file by a process that was killed while it wrote it: parts of an archive may be gigabytes,
 * under a hidden name.
 */
export function removeCutOff(path: string, now: number = Date.now()): void {
  const directory = dirname(path)
  for (const name of readdirSync(directory)) {
    const pid = temporaryName.pidOf(name, basename(path))
    if (pid === undefined || isProcessThere(pid)) continue
    const left = join(directory, name)
    const stats = statSync(left, { throwIfNoEntry: false })
    if (stats !== undefined && now - stats.mtimeMs > quietMs) rmSync(left, { force: true })
  }
}
