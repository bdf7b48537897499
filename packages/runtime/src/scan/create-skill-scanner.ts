import { createHash } from 'node:crypto'
import {
  MetierError,
  type Clock,
  type FileSystem,
  type FileWriter,
  type Host,
  type ScanPolicyName,
  type ScanReport,
} from '@metier/core'
import type { Configuration } from '../configuration.ts'
import type { Journal } from '../journal.ts'
import { isHasty } from './is-hasty.ts'
import { isSettled } from './is-settled.ts'
import { openReports } from './open-reports.ts'
import { openOwnRules, type CompiledRules } from './open-own-rules.ts'
import { policyOf } from './policy-of.ts'
import { scanKey } from './scan-key.ts'
import { stampDirectory } from './stamp-directory.ts'

export interface SkillScannerOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly clock: Clock
  readonly configuration: Configuration
  readonly journal?: Journal
  /** Names the code that judges, see `scanKey`. */
  readonly reader?: string
  /** A preset that was asked for. */
  readonly asked?: ScanPolicyName
  /** Absolute paths of files with rules, asked for in this call. */
  readonly rulesFiles?: readonly string[]
}

/** Scans skills, installed or not, and remembers what it said of files that did not change. */
export interface SkillScanner {
  /**
   * What the scanner says of a skill by its absolute directory. Nothing of the scanner is loaded for one that is as
   * it was. Never throws for anything that lies in it.
   */
  scan(directory: string): Promise<ScanReport>
  /** The rules of the user's own, with what is wrong with them. */
  ownRules(): Promise<CompiledRules>
  /** Writes down what was found out. */
  save(): void
}

/** `METIER_NO_CACHE` scans every skill each time. */
export function createSkillScanner(options: SkillScannerOptions): SkillScanner {
  const { fileSystem, host, writer, clock, configuration, journal, asked, rulesFiles, reader = '' } = options
  const own = openOwnRules({ fileSystem, host, configuration, ...(rulesFiles && { files: rulesFiles }) })
  const isCached = (host.environment['METIER_NO_CACHE'] ?? '') === ''
  const reports = openReports({ fileSystem, host, writer })
  const policyOptions = { ...(asked && { asked }), now: clock.now() }
  const key = scanKey(configuration, { ...policyOptions, reader, ownRules: own.digest() })
  const ownRules = async (): Promise<CompiledRules> => {
    await own.prepare()
    return own.compiled()
  }
  const scanNow = async (directory: string): Promise<ScanReport> => {
    const { scanDirectory } = await import('./scan-directory.ts')
    const { rules, notes } = await ownRules()
    return scanDirectory({
      fileSystem,
      clock,
      directory,
      policy: policyOf(configuration, policyOptions),
      limits: configuration.scan.limits,
      userRules: rules,
      notes,
    })
  }
  return {
    async scan(directory) {
      const before = isCached ? stampDirectory(fileSystem, directory) : undefined
      if (before === undefined) return scanNow(directory)
      const name = createHash('sha256').update(`${key}\0${before.text}`).digest('hex')
      const known = reports.known(name)
      if (known !== undefined) return known
      const report = await scanNow(directory)
      // What changed while it was read, or may change unseen, is not vouched for.
      const after = stampDirectory(fileSystem, directory)
      if (after?.text === before.text && isSettled(before.newest, clock.now()) && !isHasty(report)) {
        reports.remember(name, report)
      }
      return report
    },
    ownRules,
    save() {
      try {
        reports.save()
      } catch (error) {
        // A cache that cannot be written costs time and nothing else.
        if (!(error instanceof MetierError)) throw error
        journal?.write('debug', error.message)
      }
    },
  }
}
