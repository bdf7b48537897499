import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What names of this process begin with: its number may be given again, or be that of another in another container. */
const mark = `${process.pid}-${randomBytes(6).toString('hex')}-`

const directories = new Set<string>()

/**
 * What this process makes in a directory, under names that begin with what is given back, goes when it ends: by itself,
 * by an error, or because somebody pressed Ctrl-C. Only a kill leaves it behind.
 */
export function clearAtExit(directory: string): string {
  if (directories.size === 0) process.once('exit', () => directories.forEach(clear))
  directories.add(directory)
  return mark
}

function clear(directory: string): void {
  try {
    for (const name of readdirSync(directory)) {
      // A thread may be writing there for a moment more.
      if (name.startsWith(mark)) rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 3 })
    }
  } catch {
    // `metier doctor` finds it, and `metier prune` takes it away.
    return
  }
}
