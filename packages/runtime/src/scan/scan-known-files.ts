import { hash } from 'node:crypto'
import { basename } from 'node:path'
import type { ScanPolicy, ScanReport, SkillFiles } from '@metier/core'
import type { Crew } from '../crew/crew.ts'
import { packToSend } from '../crew/pack-to-send.ts'
import type { KnownFiles } from './create-skill-scanner.ts'
import { isHasty } from './is-hasty.ts'
import type { Reports } from './open-reports.ts'
import type { ScanLimits } from './scan-limits.ts'

export interface ScanKnownFilesOptions {
  readonly reports: Reports
  /** What a verdict depends on besides the files. */
  readonly key: string
  readonly scanNow: (directory: string, files?: SkillFiles) => Promise<ScanReport>
  readonly crew: Crew | undefined
  readonly policy: () => ScanPolicy
  readonly limits: ScanLimits
}

export interface FilesScanner {
  readonly scan: (directory: string, known: KnownFiles) => Promise<ScanReport>
  /** What was found before; scans nothing. */
  readonly judged: (directory: string, digest: string) => ScanReport | undefined
  /** `undefined` when no other thread has time. */
  readonly share: (directory: string, known: KnownFiles) => Promise<ScanReport> | undefined
}

/** Scans skills of which the digest is known and holds, here or in another thread; once for each digest and name. */
export function scanKnownFiles(options: ScanKnownFilesOptions): FilesScanner {
  const { reports, key, scanNow, crew, limits } = options
  let named: { readonly directory: string; readonly digest: string; readonly name: string } | undefined
  /** Whoever finds no thread for a skill asks about the same one next. */
  const nameOf = (directory: string, digest: string): string => {
    if (named?.directory !== directory || named.digest !== digest)
      named = { directory, digest, name: hash('sha256', `${key}\0${digest}\0${basename(directory)}`) }
    return named.name
  }
  let policy: ScanPolicy | undefined
  const scan = async (directory: string, known: KnownFiles): Promise<ScanReport> => {
    const name = nameOf(directory, known.digest)
    const remembered = reports.known(name)
    if (remembered !== undefined) return remembered
    const report = await scanNow(directory, known.files)
    if (!isHasty(report)) reports.remember(name, report)
    return report
  }
  return {
    scan,
    judged: (directory, digest) => reports.known(nameOf(directory, digest)),
    share(directory, known) {
      const { files, digest } = known
      if (crew === undefined || files === undefined) return undefined
      const name = nameOf(directory, digest)
      const remembered = reports.known(name)
      if (remembered !== undefined) return Promise.resolve(remembered)
      policy ??= options.policy()
      const asked = { kind: 'scan', directory, policy, limits } as const
      return crew
        .offer(() => ({ ...asked, pack: packToSend(files) }))
        ?.then((found) => {
          if (found.kind !== 'scanned') return scan(directory, known)
          if (!isHasty(found.report)) reports.remember(name, found.report)
          return found.report
        })
    },
  }
}
