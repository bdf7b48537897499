import { MetierError } from '@metier/core'
import { findTeam, type Team } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** The team of this project. Throws `not-found` where there is none. */
export function requireTeam({ fileSystem, configuration }: OperationContext): Team {
  const { projectRoot } = configuration
  const team = findTeam({ fileSystem, projectRoot })
  if (team !== undefined) return team
  throw new MetierError({
    code: 'not-found',
    message: `There is no team in ${projectRoot}.`,
    next: 'Begin one with `metier team init`. A team is a folder .ai-team or .squad, with a member in each agents/NAME/charter.md.',
    data: { projectRoot },
  })
}
