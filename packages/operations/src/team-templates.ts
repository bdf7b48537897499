import type { TeamTemplates } from '@metier/core'
import { readTeamTemplates } from '@metier/runtime'
import { dirname, join } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/** What ships for teams; it lies beside the skills that ship with Metier. */
export function teamTemplates({ bundledSkills, fileSystem }: OperationContext): TeamTemplates {
  if (bundledSkills === undefined) return { coordinator: new Map(), templates: new Map(), skills: new Map() }
  return readTeamTemplates(fileSystem, join(dirname(bundledSkills), 'templates'))
}
