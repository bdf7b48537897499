import type { SkillFiles } from '@metier/core'
import { readTeamFiles } from '@metier/runtime'
import { basename, dirname } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/** The skills that ship with Metier, by directory name. */
export function shippedSkills({ bundledSkills }: OperationContext): ReadonlyMap<string, SkillFiles> {
  if (bundledSkills === undefined || basename(bundledSkills) !== 'skills') return new Map()
  return readTeamFiles(dirname(bundledSkills)).teamSkills
}
