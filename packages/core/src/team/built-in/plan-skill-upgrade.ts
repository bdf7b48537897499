import { parseSkill } from '../../format/parse-skill.ts'
import type { TeamChange } from '../team-change.ts'
import { besidePath } from './beside-path.ts'
import { compareVersions } from './compare-versions.ts'
import type { UpgradeOptions } from './plan-team-upgrade.ts'
import type { BuiltInRecord } from './team-record.ts'
import type { BuiltInSkill } from './team-templates.ts'
import type { UpgradeReport } from './upgrade-report.ts'

export interface SkillUpgradeOptions extends UpgradeOptions {
  /** Of its directory. */
  readonly name: string
  readonly skill: BuiltInSkill
}

export interface PlannedSkill {
  readonly changes: readonly TeamChange[]
  readonly reports: readonly UpgradeReport[]
  /** Absent where the skill of that name is somebody else's. */
  readonly record?: BuiltInRecord
}

/**
 * One built-in skill (decisions R-28). Its SKILL.md is replaced where what ships is newer and nobody has touched it since
 * Metier wrote it; what a person changed stays, and the new one lies beside. Other files: what is missing is added, what
 * nobody changed follows, what a person changed stays.
 */
export function planSkillUpgrade(options: SkillUpgradeOptions): PlannedSkill {
  const { name, skill, present, record, digestOf } = options
  const root = `skills/${name}`
  const known = record.skills.get(name)
  if (known === undefined) {
    const there = present.read(root)
    if (there === undefined) return added(options)
    const isOurs = [...skill.files].every(([path, { bytes }]) => {
      const old = present.read(`${root}/${path}`)
      return old !== undefined && old !== null && digestOf(old) === digestOf(bytes)
    })
    // A copy of what ships, byte for byte, is nobody's work.
    if (isOurs) return { changes: [], reports: [], record: recordOf(options) }
    return { changes: [], reports: [{ path: root, action: 'foreign' }] }
  }
  return updated(options, known)
}

function added(options: SkillUpgradeOptions): PlannedSkill {
  const { name, skill } = options
  return {
    changes: [...skill.files].map(([path, { bytes, executable }]) => ({
      path: `skills/${name}/${path}`,
      bytes,
      executable,
      before: null,
      keeps: false,
    })),
    reports: [{ path: `skills/${name}`, action: 'create', to: skill.version }],
    record: recordOf(options),
  }
}

function recordOf({ skill: { version, digest, computedHash, files }, digestOf }: SkillUpgradeOptions): BuiltInRecord {
  return {
    version,
    digest,
    computedHash,
    files: new Map([...files].map(([path, { bytes }]) => [path, digestOf(bytes)])),
  }
}

function updated(options: SkillUpgradeOptions, known: BuiltInRecord): PlannedSkill {
  const { name, skill, present, mode } = options
  const isNewer = mode === 'upgrade' && isLater(options, known)
  const changes: TeamChange[] = []
  const reports: UpgradeReport[] = []
  const files = new Map(known.files)
  for (const [path, content] of skill.files) {
    const at = `skills/${name}/${path}`
    const there = present.read(at)
    const file = { path, at, there, known: known.files.get(path), isNewer }
    const planned = planFile(file, content, options)
    if (planned.change !== undefined) changes.push(planned.change)
    if (planned.report !== undefined)
      reports.push({ ...planned.report, ...(isNewer && { from: known.version, to: skill.version }) })
    if (planned.recorded !== undefined) files.set(path, planned.recorded)
  }
  const { version, digest, computedHash } = isNewer ? skill : known
  return { changes, reports, record: { version, digest, computedHash, files } }
}

/** Newer than what was offered last, and than what the SKILL.md says of itself (checklist SQD-81). */
function isLater({ name, skill, present }: SkillUpgradeOptions, known: BuiltInRecord): boolean {
  const path = `skills/${name}/SKILL.md`
  const bytes = present.read(path)
  const own = bytes ? parseSkill({ bytes, path, directoryName: name }).skill?.version : undefined
  const isAfter = (version: string) => (compareVersions(skill.version, version) ?? 1) > 0
  return isAfter(known.version) && (own === undefined || isAfter(own))
}

interface PresentFile {
  readonly path: string
  readonly at: string
  readonly there: Uint8Array | null | undefined
  readonly known: string | undefined
  readonly isNewer: boolean
}

interface PlannedFile {
  readonly change?: TeamChange
  readonly report?: UpgradeReport
  readonly recorded?: string
}

function planFile(
  { path, at, there, known, isNewer }: PresentFile,
  { bytes, executable }: { readonly bytes: Uint8Array; readonly executable: boolean },
  { present, digestOf, mode, force }: SkillUpgradeOptions,
): PlannedFile {
  const recorded = digestOf(bytes)
  if (there === undefined) {
    const change = { path: at, bytes, executable, before: null, keeps: false }
    return { change, report: { path: at, action: 'create' }, recorded }
  }
  if (there === null) return { report: { path: at, action: 'foreign' } }
  const current = digestOf(there)
  if (current === recorded) return { recorded }
  const isChanged = current !== known
  if ((isNewer && !isChanged) || (force && mode === 'upgrade' && (isNewer || isChanged))) {
    const change = { path: at, bytes, executable, before: there, keeps: isChanged }
    return { change, report: { path: at, action: 'replace' }, recorded }
  }
  if (!isNewer) return {}
  if (path !== 'SKILL.md') return { report: { path: at, action: 'kept' } }
  const beside = besidePath({ path: at, bytes, present, isOurs: (old) => digestOf(old) === known })
  const report = { path: at, action: 'beside', at: beside.at } as const
  if (beside.done) return { report, recorded }
  return { change: { path: beside.at, bytes, before: beside.before, keeps: false }, report, recorded }
}
