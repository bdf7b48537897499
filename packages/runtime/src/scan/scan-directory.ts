import { basename } from 'node:path'
import { scanSkill, type Clock, type FileSystem, type ScanPolicy, type ScanReport } from '@metier/core'
import { collectSkillFiles } from './collect-skill-files.ts'
import { scanLimits, type ScanLimits } from './scan-limits.ts'
import { inflate } from './unpack/inflate.ts'

export interface ScanDirectoryOptions {
  readonly fileSystem: FileSystem
  readonly clock: Clock
  /** Absolute directory of the skill. */
  readonly directory: string
  readonly policy: ScanPolicy
  readonly limits?: ScanLimits
}

/** Reads a whole skill and judges it. Never throws for anything that lies in it. */
export function scanDirectory(options: ScanDirectoryOptions): ScanReport {
  const { fileSystem, clock, directory, policy, limits = scanLimits } = options
  const end = clock.now() + limits.maximumTime
  return scanSkill({
    name: basename(directory),
    ...collectSkillFiles({ fileSystem, directory, limits }),
    policy,
    inflate: (bytes, limit) => inflate(bytes, bytes[0] === 0x1f ? 'gzip' : 'zlib', limit),
    isLate: () => clock.now() > end,
  })
}
