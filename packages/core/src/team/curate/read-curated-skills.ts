import { parseSkill } from '../../format/parse-skill.ts'
import type { SkillFiles } from '../../package/merge-files.ts'
import { skillRoot } from '../learn/skill-root.ts'
import type { TeamBundle } from '../team-bundle.ts'
import type { CuratedSkill } from './curated-skill.ts'

/** The skills of a team that can be read, the team's first, then each member's, by name. */
export function readCuratedSkills(team: TeamBundle, foreign: ReadonlySet<string>): readonly CuratedSkill[] {
  const own = (owner: string | null, skills: ReadonlyMap<string, SkillFiles>) =>
    [...skills].toSorted(byName).flatMap(([name, files]) => readSkill(owner, name, files, foreign))
  return [
    ...own(null, team.teamSkills),
    ...[...team.agents].toSorted(byName).flatMap(([agent, { skills }]) => own(agent, skills)),
  ]
}

function readSkill(
  owner: string | null,
  name: string,
  files: SkillFiles,
  foreign: ReadonlySet<string>,
): readonly CuratedSkill[] {
  const bytes = files.get('SKILL.md')?.bytes
  if (bytes === undefined) return []
  const path = `${skillRoot(owner)}/${name}`
  const { skill, body, bodyLine } = parseSkill({ bytes, path: `${path}/SKILL.md`, directoryName: name })
  if (skill === undefined) return []
  return [{ path, name, owner, foreign: owner === null && foreign.has(name), files, skill, body, bodyLine }]
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
