import type { SkillFiles } from '../package/merge-files.ts'
import { sameFiles } from './same-files.ts'
import type { TeamBundle } from './team-bundle.ts'

export interface ExportedTeam {
  readonly bundle: TeamBundle
  /** Of the team, left out because they ship with Metier and nobody has changed them here. */
  readonly builtIn: readonly string[]
}

/**
 * What of a team moves: members with all their skills, and the team's skills but those that the next project has
 * anyway (checklist SQD-86 to SQD-88). Whether a skill is one of those, its content says and not its name; `isBuiltIn`
 * knows those of earlier versions by the team's lock.
 */
export function exportTeam(
  team: TeamBundle,
  shipped: ReadonlyMap<string, SkillFiles>,
  isBuiltIn: (name: string, files: SkillFiles) => boolean = () => false,
): ExportedTeam {
  const isShipped = (name: string, files: SkillFiles) => {
    const original = shipped.get(name)
    return (original !== undefined && sameFiles(original, files)) || isBuiltIn(name, files)
  }
  const own = skillsOf(team.teamSkills)
  return {
    bundle: {
      agents: new Map([...team.agents].map(([name, agent]) => [name, { ...agent, skills: skillsOf(agent.skills) }])),
      teamSkills: new Map([...own].filter(([name, files]) => !isShipped(name, files))),
    },
    builtIn: [...own].filter(([name, files]) => isShipped(name, files)).map(([name]) => name),
  }
}

/** A folder without a SKILL.md is no skill. */
function skillsOf(all: ReadonlyMap<string, SkillFiles>): ReadonlyMap<string, SkillFiles> {
  return new Map([...all].filter(([, files]) => files.has('SKILL.md')))
}
