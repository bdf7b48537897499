import { findTeam } from '@metier/runtime'
import { join } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import { setUpTeam } from './set-up-team.ts'
import type { TeamInput } from './team-input.ts'
import type { TeamOutput } from './team-output.ts'

/** Gives a project a team, or what a team lacks of the built-in part (checklist SQD-78). */
export async function teamInit(asked: TeamInput, context: OperationContext): Promise<Partial<TeamOutput>> {
  const { fileSystem, configuration } = context
  const { projectRoot } = configuration
  const directory = findTeam({ fileSystem, projectRoot })?.directory ?? join(projectRoot, '.ai-team')
  return setUpTeam('init', directory, asked, context)
}
