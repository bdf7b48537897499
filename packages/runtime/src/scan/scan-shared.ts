import type { FileSystem, ScanReport } from '@metier/core'
import type { ScanTerms, SharedScans } from './shared-scans.ts'
import { skillIdentity } from './skill-identity.ts'

export interface ScanSharedOptions {
  readonly fileSystem: FileSystem
  /** Without it each who asks has it judged. */
  readonly scans: SharedScans | undefined
  /** What a verdict depends on besides the skill, see `scanKey`. */
  readonly key: string
  readonly terms: () => ScanTerms
  /** Judges the skill here. */
  readonly scanNow: (directory: string) => Promise<ScanReport>
}

/** Times that a skill is judged elsewhere while it is written to. */
const mostLooks = 5

/** The report of a skill by its absolute directory: what is known of its files, what another thread finds, or what is found here. */
export async function scanShared(directory: string, options: ScanSharedOptions): Promise<ScanReport> {
  const { fileSystem, scans, key, terms, scanNow } = options
  if (scans === undefined) return scanNow(directory)
  const contentNow = () => skillIdentity(fileSystem, directory).content
  for (let left = mostLooks; left > 0; left -= 1) {
    const content = contentNow()
    const known = content === null ? undefined : scans.known({ directory, key, content })
    if (known !== undefined) return known
    const isDone = await scans.elsewhere({ directory, key, isKnown: () => false, terms })
    if (isDone !== true) break
  }
  const content = contentNow()
  const report = await scanNow(directory)
  // What was written to while it was read is not vouched for.
  if (content !== null && contentNow() === content) scans.keep({ directory, key, content }, report)
  return report
}
