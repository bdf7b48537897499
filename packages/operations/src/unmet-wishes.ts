import { isWantedMet, parseSource, type WantedSkills } from '@metier/core'
import type { InstallSite } from '@metier/runtime'
import { resolve } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import { projectWishes } from './project-wishes.ts'

/** What the project wants and its lock does not name. Of another place than the project nothing is wanted. */
export function unmetWishes(site: InstallSite, context: OperationContext): readonly WantedSkills[] {
  if (site.scope !== 'project') return []
  const lock = site.lock.read()
  const kindOf = (path: string): 'file' | 'directory' | undefined => {
    const kind = context.fileSystem.stat(resolve(site.base, path))?.kind
    return kind === 'file' || kind === 'directory' ? kind : undefined
  }
  return projectWishes(context).filter((line) => !isWantedMet(line, parseSource(line.source, { kindOf }), lock))
}
