import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isThere } from './is-there.ts'
import { stagingOf } from './staging-of.ts'

/**
 * Undoes what was cut off: gives back what was moved aside and has no successor, and removes the rest. To be called
 * while nobody else installs here. Gives the names that were put back.
 */
export function recoverReplacements(root: string): readonly string[] {
  const staging = stagingOf(root)
  if (!existsSync(staging)) return []
  const restored: string[] = []
  for (const entry of readdirSync(staging)) {
    const name = /^old\.\d+\.(.+)$/.exec(entry)?.[1]
    const target = name === undefined ? undefined : join(root, basename(name))
    if (target !== undefined && !isThere(target)) {
      mkdirSync(root, { recursive: true })
      renameSync(join(staging, entry), target)
      restored.push(basename(target))
    }
  }
  rmSync(staging, { recursive: true, force: true })
  return restored
}
