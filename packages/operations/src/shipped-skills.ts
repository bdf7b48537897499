import type { SkillFiles } from '@metier/core'
import { readTeamFiles } from '@metier/runtime'
import { basename, dirname, join } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/** The skills that ship with Metier, those for teams among them, by directory name. */
export function shippedSkills({ bundledSkills }: OperationContext): ReadonlyMap<string, SkillFiles> {
  if (bundledSkills === undefined || basename(bundledSkills) !== 'skills') return new Map()
  const place = dirname(bundledSkills)
  return new Map([...readTeamFiles(place).teamSkills, ...readTeamFiles(join(place, 'templates')).teamSkills])
}
