import type { SkillFiles } from '../../package/merge-files.ts'
import type { TeamChange } from '../team-change.ts'
import { besidePath } from './beside-path.ts'
import type { UpgradeOptions } from './plan-team-upgrade.ts'
import type { UpgradeReport } from './upgrade-report.ts'

export interface PlannedFiles {
  readonly changes: readonly TeamChange[]
  readonly reports: readonly UpgradeReport[]
  /** Of the files that came from Metier, as far as that has changed. */
  readonly record: ReadonlyMap<string, string>
}

type Options = Pick<UpgradeOptions, 'present' | 'record' | 'digestOf' | 'mode' | 'force'>

/** Coordinator and templates: they carry no version, so what nobody changed follows what ships. */
export function planPlainFiles(files: SkillFiles, options: Options): PlannedFiles {
  const changes: TeamChange[] = []
  const reports: UpgradeReport[] = []
  const record = new Map<string, string>()
  const { present, digestOf, mode, force } = options
  for (const [path, { bytes }] of files) {
    const fresh = digestOf(bytes)
    const there = present.read(path)
    const known = options.record.files.get(path)
    if (there === undefined) {
      changes.push({ path, bytes, before: null, keeps: false })
      reports.push({ path, action: 'create' })
      record.set(path, fresh)
    } else if (there === null || (known === undefined && digestOf(there) !== fresh)) {
      reports.push({ path, action: 'foreign' })
    } else if (digestOf(there) === fresh) {
      record.set(path, fresh)
    } else if (mode === 'init' || (known === fresh && !force)) {
      continue
    } else if (force || digestOf(there) === known) {
      changes.push({ path, bytes, before: there, keeps: digestOf(there) !== known })
      reports.push({ path, action: 'replace' })
      record.set(path, fresh)
    } else {
      const { at, before, done } = besidePath({ path, bytes, present, isOurs: (old) => digestOf(old) === known })
      if (!done) changes.push({ path: at, bytes, before, keeps: false })
      reports.push({ path, action: 'beside', at })
      record.set(path, fresh)
    }
  }
  return { changes, reports, record }
}
