import { MetierError } from '@metier/core'
import { findTeam } from '@metier/runtime'
import { join } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/** Absolute directory of the team, or where one begins. Throws `refused` where something that is no folder has that name. */
export function placeOfTeam({ fileSystem, configuration }: OperationContext): string {
  const { projectRoot } = configuration
  const present = findTeam({ fileSystem, projectRoot })?.directory
  if (present !== undefined) return present
  const directory = join(projectRoot, '.ai-team')
  if (fileSystem.statLink(directory) === undefined) return directory
  throw new MetierError({
    code: 'refused',
    message: `${directory} is no folder.`,
    next: 'Nothing was written. Give it another name: a team is a folder .ai-team or .squad.',
  })
}
