import type { TeamChange } from '../team-change.ts'
import { planPlainFiles } from './plan-plain-files.ts'
import { planSkillUpgrade } from './plan-skill-upgrade.ts'
import type { BuiltInRecord, TeamRecord } from './team-record.ts'
import type { TeamTemplates } from './team-templates.ts'
import type { UpgradeReport } from './upgrade-report.ts'

/** A team as it lies on the disk, as far as an upgrade looks at it. */
export interface PresentTeam {
  /** Bytes of a file by its path in the team; `null` for what is no regular file, `undefined` where nothing is. */
  readonly read: (path: string) => Uint8Array | null | undefined
}

export interface UpgradeOptions {
  readonly templates: TeamTemplates
  readonly present: PresentTeam
  readonly record: TeamRecord
  /** Digest of a content, line ends aside. */
  readonly digestOf: (bytes: Uint8Array) => string
  /** `init` adds what is missing and changes nothing that is there. */
  readonly mode: 'init' | 'upgrade'
  /** What a person changed goes to the archive, and what ships takes its place. */
  readonly force: boolean
}

export interface TeamUpgradePlan {
  readonly changes: readonly TeamChange[]
  readonly reports: readonly UpgradeReport[]
  /** What the lock says afterwards. */
  readonly record: TeamRecord
  /** Names of the built-in skills that the team has then. */
  readonly loaded: readonly string[]
}

/**
 * What brings a team's built-in part up to date: coordinator, then templates, then skills (checklist SQD-79). Nothing is
 * looked at but the places of what ships, so what was learned, and everything below `agents`, stays as it is
 * (SQD-76, SQD-83). Nothing is ever deleted.
 */
export function planTeamUpgrade(options: UpgradeOptions): TeamUpgradePlan {
  const { templates, record } = options
  const changes: TeamChange[] = []
  const reports: UpgradeReport[] = []
  const files = new Map(record.files)
  for (const part of [templates.coordinator, templates.templates]) {
    const planned = planPlainFiles(part, options)
    changes.push(...planned.changes)
    reports.push(...planned.reports)
    for (const [path, digest] of planned.record) files.set(path, digest)
  }
  const skills = new Map<string, BuiltInRecord>(record.skills)
  for (const [name, skill] of templates.skills) {
    const planned = planSkillUpgrade({ name, skill, ...options })
    changes.push(...planned.changes)
    reports.push(...planned.reports)
    if (planned.record !== undefined) skills.set(name, planned.record)
  }
  const loaded = [...templates.skills.keys()].filter((name) => skills.has(name))
  return { changes, reports, record: { skills, files }, loaded }
}
