import type { OperationContext } from './operation-context.ts'
import { requireTeam } from './require-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Who is in the team, with the skills that are there for all and for each alone. */
export async function teamList(_asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { directory, members } = requireTeam(context)
  const catalog = await context.catalog()
  const below = (path: string, agent?: string) =>
    catalog
      .view(agent === undefined ? {} : { agent })
      .active.filter(({ candidate }) => candidate.root.path === path)
      .map(({ name }) => name)
  return {
    team: {
      directory,
      skills: below(`${directory}/skills`),
      members: members.map(({ name, role }) => ({
        name,
        role: role ?? null,
        skills: below(`${directory}/agents/${name}/skills`, name),
      })),
    },
  }
}
