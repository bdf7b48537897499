import {
  MetierError,
  type Clock,
  type FileSystem,
  type FileWriter,
  type Host,
  type ScanPolicyName,
  type ScanReport,
  type SkillFiles,
} from '@metier/core'
import type { Configuration } from '../configuration.ts'
import type { Crew } from '../crew/crew.ts'
import type { Journal } from '../journal.ts'
import { fileSystemOf } from '../store/file-system-of.ts'
import { isHasty } from './is-hasty.ts'
import { isSettled } from './is-settled.ts'
import { openReports, type Reports } from './open-reports.ts'
import type { CompiledRules } from './compile-own-rules.ts'
import { openOwnRules } from './open-own-rules.ts'
import { policyOf } from './policy-of.ts'
import { reportName } from './report-name.ts'
import { scanKey } from './scan-key.ts'
import { scanKnownFiles } from './scan-known-files.ts'
import { scanShared } from './scan-shared.ts'
import type { SharedScans } from './shared-scans.ts'
import { stampDirectory, type DirectoryStamp } from './stamp-directory.ts'

export interface SkillScannerOptions {
  readonly fileSystem: FileSystem
  /** What skills are read from once they were looked at; the same disk unless told. */
  readonly readFrom?: FileSystem
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
  /** What is kept, where it is open already; read anew without. */
  readonly reports?: Reports
  /** Threads that scan a share of what is scanned by its files. */
  readonly crew?: Crew
  /** What others of this process found, and another thread that finds out, for a process that must go on answering. */
  readonly scans?: SharedScans
}

/** Files that are what their digest says, and stay so. */
export interface KnownFiles {
  readonly digest: string
  /** Read from here and not from the directory. */
  readonly files?: SkillFiles | undefined
}

/** Scans skills, installed or not, and remembers what it said of files that did not change. */
export interface SkillScanner {
  /**
   * What the scanner says of a skill by its absolute directory. Nothing of the scanner is loaded for one that is as
   * it was. Never throws for anything that lies in it. With a digest whoever asks vouches that the directory holds
   * these very files and that nobody writes to it, as in a store: then nothing is looked at that was before.
   */
  scan(directory: string, known?: KnownFiles): Promise<ScanReport>
  /**
   * As `scan` for files at hand: what is known, or what another thread finds out while whoever asks goes on. `undefined`
   * when no thread has time; not there where nothing can be given away.
   */
  share?(directory: string, known: KnownFiles): Promise<ScanReport> | undefined
  /** What was said of files with this digest under the name of this directory. */
  judged?(directory: string, digest: string): ScanReport | undefined
  /** What was said of the skill before, if that still holds. Loads nothing of the scanner. */
  known(directory: string): ScanReport | undefined
  /** Forgets what was read of the reports that are kept: another process may have added to them. */
  reload(): void
  /** The rules of the user's own, with what is wrong with them. */
  ownRules(): Promise<CompiledRules>
  /** Writes down what was found out. */
  save(): void
}

interface Look extends DirectoryStamp {
  /** Under which a report of exactly this is kept. */
  readonly name: string
}

/** `METIER_NO_CACHE` scans every skill each time. */
export function createSkillScanner(options: SkillScannerOptions): SkillScanner {
  const { fileSystem, host, writer, clock, configuration, journal, asked, rulesFiles, crew, reader = '' } = options
  const { readFrom = fileSystem } = options
  const own = openOwnRules({ fileSystem, host, configuration, ...(rulesFiles && { files: rulesFiles }) })
  const isCached = (host.environment['METIER_NO_CACHE'] ?? '') === ''
  const { reports = openReports({ fileSystem, host, writer }), scans } = options
  const policyOptions = { ...(asked && { asked }), now: clock.now() }
  const ownDigest = own.digest()
  const key = scanKey(configuration, { ...policyOptions, reader, ownRules: ownDigest })
  // For another thread; looked at together with their digest, which what it finds is kept under.
  const ownFiles = scans === undefined || ownDigest === '' ? [] : own.files()
  const policy = () => policyOf(configuration, policyOptions)
  const { limits } = configuration.scan
  const ownRules = async (): Promise<CompiledRules> => {
    await own.prepare()
    return own.compiled()
  }
  // For all that this one scans: the rules that its reports are kept under.
  let mine: Promise<CompiledRules> | undefined
  const scanNow = async (directory: string, disk = readFrom): Promise<ScanReport> => {
    const { scanDirectory } = await import('./scan-directory.ts')
    const { rules, notes } = await (mine ??= ownRules())
    return scanDirectory({
      fileSystem: disk,
      clock,
      directory,
      policy: policy(),
      limits,
      userRules: rules,
      notes,
    })
  }
  const shared = {
    fileSystem: readFrom,
    scans: isCached ? scans : undefined,
    key,
    terms: () => ({ policy: policy(), limits, ownRules: ownFiles }),
    scanNow,
  }
  const looked = new Map<string, Look | undefined>()
  /** A command looks at a skill once, and the stamp of that moment holds for it. */
  const look = (directory: string): Look | undefined => {
    if (!isCached) return undefined
    const before = looked.get(directory)
    if (before !== undefined) return before
    const stamp = stampDirectory(fileSystem, directory)
    const found = stamp && { ...stamp, name: reportName({ place: `${key}\0${directory}`, state: stamp.text }) }
    looked.set(directory, found)
    return found
  }
  const scanFiles = (directory: string, files?: SkillFiles) =>
    scanNow(directory, files && fileSystemOf(files, directory))
  const ofFiles = scanKnownFiles({ reports, key, scanNow: scanFiles, crew, policy, limits })
  const known = (directory: string): ScanReport | undefined => {
    const before = look(directory)
    return before && reports.known(before.name)
  }
  return {
    known,
    judged: (directory, digest) => (isCached ? ofFiles.judged(directory, digest) : undefined),
    // Compiled rules of the user's own do not go from one thread to another.
    ...(isCached && ownDigest === '' && { share: ofFiles.share }),
    reload: () => reports.reload(),
    async scan(directory, kept) {
      if (kept !== undefined && isCached) return ofFiles.scan(directory, kept)
      const before = look(directory)
      if (before === undefined) return scanShared(directory, shared)
      const remembered = reports.known(before.name)
      // Whoever asks again in the same process asks about the files as they are by then.
      looked.delete(directory)
      if (remembered !== undefined) return remembered
      const report = await scanShared(directory, shared)
      // What changed while it was read, or may change unseen, is not vouched for.
      const after = stampDirectory(readFrom, directory)
      if (after?.text === before.text && isSettled(before.newest, clock.now()) && !isHasty(report)) {
        reports.remember(before.name, report)
      }
      return report
    },
    ownRules,
    save: () => saveQuietly(reports, journal),
  }
}

/** A cache that cannot be written costs time and nothing else. */
function saveQuietly(reports: Reports, journal: Journal | undefined): void {
  try {
    reports.save()
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    journal?.write('debug', error.message)
  }
}
