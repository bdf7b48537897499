import type { SkillRoot } from '@metier/core'
import { findRoots } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** The directories of skills in ladder order, existing or not. Of the skills in them none is looked at. */
export function skillRoots(context: OperationContext): readonly SkillRoot[] {
  const { fileSystem, host, configuration, bundledSkills } = context
  const { preset, projectRoot, extraDirs } = configuration
  const bundled = bundledSkills === undefined ? {} : { bundledSkills }
  return findRoots({ fileSystem, host, preset, projectRoot, extraDirs, ...bundled }).map(({ root }) => root)
}
