import type { OperationContext } from './operation-context.ts'
import { placeOfTeam } from './place-of-team.ts'
import { setUpTeam } from './set-up-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Gives a project a team, or what a team lacks of the built-in part (checklist SQD-78). */
export async function teamInit(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  return setUpTeam({ ...asked, mode: 'init', directory: placeOfTeam(context) }, context)
}
