import { rmdirSync } from 'node:fs'
import { stagingOf } from './staging-of.ts'

/** Nothing of ours stays behind; what another process has there keeps the directory. */
export function leaveStaging(root: string): void {
  try {
    rmdirSync(stagingOf(root))
  } catch {
    return
  }
}
