import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes files of a directory of ours until so many are left: those that were written last. Never throws. */
export function keepNewest(directory: string, most: number): void {
  try {
    const names = readdirSync(directory)
    if (names.length <= most) return
    const written = (name: string): number => lstatSync(join(directory, name)).mtimeMs
    const newestFirst = names.map((name) => ({ name, time: written(name) })).toSorted((one, two) => two.time - one.time)
    for (const { name } of newestFirst.slice(most)) rmSync(join(directory, name), { force: true })
  } catch {
    // Another process may be at it, too.
    return
  }
}
