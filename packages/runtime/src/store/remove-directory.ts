import { renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { enterStaging } from './enter-staging.ts'
import { leaveStaging } from './leave-staging.ts'
import { stagingOf } from './staging-of.ts'

/**
 * Takes a skill out of a directory of skills in one step: killed at any moment it is there whole or not at all. What it
 * left in the staging directory then, the next command removes.
 */
export function removeDirectory(path: string): void {
  const root = dirname(path)
  const gone = join(stagingOf(root), `gone.${process.pid}.${basename(path)}`)
  enterStaging(root)
  rmSync(gone, { recursive: true, force: true })
  renameSync(path, gone)
  rmSync(gone, { recursive: true, force: true })
  leaveStaging(root)
}
