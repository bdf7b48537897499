import { isWantedMet, parseSource, type WantedSkills } from '@metier/core'
import type { InstallSite } from '@metier/runtime'
import { resolve } from 'node:path'
import type { OperationContext } from './operation-context.ts'
import { projectWishes, type ProjectWishes } from './project-wishes.ts'

export interface UnmetWishes extends Pick<ProjectWishes, 'unread'> {
  readonly unmet: readonly WantedSkills[]
}

/** What the project wants and its lock does not name. Of another place than the project nothing is wanted. */
export function unmetWishes(site: InstallSite, context: OperationContext): UnmetWishes {
  if (site.scope !== 'project') return { unmet: [] }
  const lock = site.lock.read()
  const kindOf = (path: string): 'file' | 'directory' | undefined => {
    const kind = context.fileSystem.stat(resolve(site.base, path))?.kind
    return kind === 'file' || kind === 'directory' ? kind : undefined
  }
  const { wanted, ...rest } = projectWishes(context)
  return { ...rest, unmet: wanted.filter((line) => !isWantedMet(line, parseSource(line.source, { kindOf }), lock)) }
}
