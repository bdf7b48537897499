import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isProcessThere } from '../disk/is-process-there.ts'

/** What processes left in quarantine that are no more: absolute paths, of names that begin with the number of a process. */
export function abandonedIn(quarantine: string): readonly string[] {
  let names: readonly string[] = []
  try {
    names = readdirSync(quarantine)
  } catch {
    return []
  }
  return names
    .filter((name) => !isProcessThere(Number(/^(\d+)-/.exec(name)?.[1] ?? 0)))
    .map((name) => join(quarantine, name))
}
