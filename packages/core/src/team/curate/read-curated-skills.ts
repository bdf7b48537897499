import { parseSkill } from '../../format/parse-skill.ts'
import type { SkillFiles } from '../../package/merge-files.ts'
import { skillRoot } from '../learn/skill-root.ts'
import type { TeamBundle } from '../team-bundle.ts'
import type { CuratedSkill } from './curated-skill.ts'

/** The skills of a team that can be read, the team's first, then each member's, by name. */
export function readCuratedSkills(team: TeamBundle, foreign: ReadonlySet<string>): readonly CuratedSkill[] {
  const own = (owner: string | null, skills: ReadonlyMap<string, SkillFiles>) =>
    [...skills].toSorted(byName).flatMap(([name, files]) => {
      const isForeign = owner === null && foreign.has(name)
      return readSkill({ owner, name, files, foreign: isForeign })
    })
  return [
    ...own(null, team.teamSkills),
    ...[...team.agents].toSorted(byName).flatMap(([agent, { skills }]) => own(agent, skills)),
  ]
}

type ListedSkill = Pick<CuratedSkill, 'owner' | 'name' | 'files' | 'foreign'>

function readSkill(listed: ListedSkill): readonly CuratedSkill[] {
  const { owner, name, files } = listed
  const bytes = files.get('SKILL.md')?.bytes
  if (bytes === undefined) return []
  const path = `${skillRoot(owner)}/${name}`
  const { skill, body, bodyLine } = parseSkill({ bytes, path: `${path}/SKILL.md`, directoryName: name })
  if (skill === undefined) return []
  return [{ ...listed, path, skill, body, bodyLine }]
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
