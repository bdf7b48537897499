import { basename } from 'node:path'
import {
  scanSkill,
  type Clock,
  type FileSystem,
  type ScanNote,
  type ScanPolicy,
  type ScanReport,
  type ScanRule,
} from '@metier/core'
import { openSyntaxParser } from '../analyse/open-syntax-parser.ts'
import { collectSkillFiles } from './collect-skill-files.ts'
import { createStopwatch } from './create-stopwatch.ts'
import { scanLimits, type ScanLimits } from './scan-limits.ts'
import { inflate } from './unpack/inflate.ts'

export interface ScanDirectoryOptions {
  readonly fileSystem: FileSystem
  readonly clock: Clock
  /** Absolute directory of the skill. */
  readonly directory: string
  readonly policy: ScanPolicy
  readonly limits?: ScanLimits
  /** Rules of the user's own. */
  readonly userRules?: readonly ScanRule[]
  /** What is to be said of the skill whatever lies in it. */
  readonly notes?: readonly ScanNote[]
}

/** Bytes. An honest megabyte of prose takes a slow processor as long as a small skill may take at the most. */
const bytesInTime = 512 * 1024

/** One for the process; it loads nothing before the first program is parsed. */
const parser = openSyntaxParser()

/** Reads a whole skill and judges it. Never throws for anything that lies in it. */
export function scanDirectory(options: ScanDirectoryOptions): ScanReport {
  const { fileSystem, clock, directory, policy, limits = scanLimits, userRules = [], notes = [] } = options
  const spent = createStopwatch(clock)
  // Half of the time is for reading, so that what was read is judged.
  const isReadingLate = () => spent() > limits.maximumTime / 2
  const collected = collectSkillFiles({ fileSystem, directory, limits, isLate: isReadingLate })
  const bytes = collected.files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0)
  const time = limits.maximumTime * Math.max(1, Math.ceil(Math.min(bytes, limits.maximumBytes) / bytesInTime))
  return scanSkill({
    name: basename(directory),
    files: collected.files,
    notes: [...notes, ...collected.notes],
    policy,
    userRules,
    parser,
    mostProgramText: limits.maximumProgramText,
    inflate: (bytes, limit) => inflate(bytes, bytes[0] === 0x1f ? 'gzip' : 'zlib', limit),
    isLate: (part = 1) => spent() > time * part,
  })
}
