import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { systemErrorCode } from '../disk/disk-error.ts'

/** What processes left in quarantine that are no more: absolute paths, of names that begin with the number of a process. */
export function abandonedIn(quarantine: string): readonly string[] {
  let names: readonly string[] = []
  try {
    names = readdirSync(quarantine)
  } catch {
    return []
  }
  return names.filter((name) => !isAlive(Number(/^(\d+)-/.exec(name)?.[1] ?? 0))).map((name) => join(quarantine, name))
}

function isAlive(number: number): boolean {
  if (number <= 0) return false
  try {
    process.kill(number, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive as well.
    return systemErrorCode(error) === 'EPERM'
  }
}
