import { compareVersions } from '../built-in/compare-versions.ts'
import type { TeamRecord } from '../built-in/team-record.ts'
import type { TeamTemplates } from '../built-in/team-templates.ts'
import type { CuratedSkill } from './curated-skill.ts'

/** A skill of which there is something newer. */
export interface StaleSkill {
  /** Relative to the team. */
  readonly path: string
  /** One sentence. */
  readonly why: string
  /** One sentence: what to do. */
  readonly next: string
}

export interface StaleOptions {
  readonly skills: readonly CuratedSkill[]
  readonly record: TeamRecord
  readonly templates: Pick<TeamTemplates, 'skills'>
}

/**
 * Skills that are behind: a built-in one of which Metier ships a newer version, a copy whose name has a higher version
 * elsewhere in the team, and one beside which a new version waits.
 */
export function findStale({ skills, record, templates }: StaleOptions): readonly StaleSkill[] {
  const newest = new Map<string, CuratedSkill>()
  for (const skill of skills) {
    const best = newest.get(skill.name)
    const order = best && compareVersions(versionOf(skill), versionOf(best))
    if (best === undefined || (order ?? 0) > 0) newest.set(skill.name, skill)
  }
  return skills.flatMap((skill) => {
    const { path, name, files, owner } = skill
    const known = owner === null ? record.skills.get(name) : undefined
    const shipped = templates.skills.get(name)
    const found: StaleSkill[] = []
    if (known !== undefined && shipped !== undefined && (compareVersions(shipped.version, known.version) ?? 0) > 0) {
      const why = `It came from Metier as ${known.version}, and ${shipped.version} is there.`
      found.push({ path, why, next: 'Run `metier team upgrade`.' })
    }
    const best = newest.get(name)
    if (best !== undefined && best !== skill && (compareVersions(versionOf(best), versionOf(skill)) ?? 0) > 0) {
      const why = `It is version ${versionOf(skill)}, and ${best.path} is ${versionOf(best)}.`
      found.push({ path, why, next: 'Take over what is new there, or remove it.' })
    }
    const waiting = [...files.keys()].filter((file) => /^SKILL\.md\.new(?:-\d{1,4})?$/.test(file))
    if (waiting.length > 0) {
      const why = `A newer text waits beside it in ${waiting.join(', ')}.`
      found.push({ path, why, next: 'Take over what you want of it, then remove it.' })
    }
    return found
  })
}

function versionOf({ skill }: CuratedSkill): string {
  return skill.version ?? '0'
}
