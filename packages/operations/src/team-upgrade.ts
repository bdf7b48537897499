import type { OperationContext } from './operation-context.ts'
import { requireTeam } from './require-team.ts'
import { setUpTeam } from './set-up-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Brings the built-in part of a team up to date (checklist SQD-79). */
export async function teamUpgrade(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  return setUpTeam({ ...asked, mode: 'upgrade', directory: requireTeam(context).directory }, context)
}
