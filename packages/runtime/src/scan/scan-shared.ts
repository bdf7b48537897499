import type { FileSystem, ScanReport } from '@metier/core'
import { lookOnce } from './look-once.ts'
import type { ScanTerms, SharedScans } from './shared-scans.ts'
import { skillIdentity } from './skill-identity.ts'

export interface ScanSharedOptions {
  readonly fileSystem: FileSystem
  /** Without it each who asks has it judged. */
  readonly scans: SharedScans | undefined
  /** What a verdict depends on besides the skill, see `scanKey`. */
  readonly key: string
  readonly terms: () => ScanTerms
  /** Judges the skill here, as it is on this disk; on the machine's without one. */
  readonly scanNow: (directory: string, disk?: FileSystem) => Promise<ScanReport>
}

/** Times that a skill is judged elsewhere while it is written to. */
const mostLooks = 5

/** The report of a skill by its absolute directory: what is known of its files, what another thread finds, or what is found here. */
export async function scanShared(directory: string, options: ScanSharedOptions): Promise<ScanReport> {
  const { fileSystem, scans, key, terms, scanNow } = options
  if (scans === undefined) return scanNow(directory)
  for (let left = mostLooks; left > 0; left -= 1) {
    const { content } = skillIdentity(fileSystem, directory)
    const known = content === null ? undefined : scans.known({ directory, key, content })
    if (known !== undefined) return known
    const isDone = await scans.elsewhere({ directory, key, isKnown: () => false, terms })
    if (isDone !== true) break
  }
  // Who writes while it is read, and writes back, could have other files judged than those that the report would stay with.
  const look = lookOnce(fileSystem)
  const { content } = skillIdentity(look.fileSystem, directory)
  const report = await scanNow(directory, look.fileSystem)
  if (content !== null && look.isWhole()) scans.keep({ directory, key, content }, report)
  return report
}
