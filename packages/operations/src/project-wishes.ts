import { MetierError, readWanted, type ReadWanted, type WantedSkills } from '@metier/core'
import { join } from 'node:path'
import type { OperationContext } from './operation-context.ts'

export interface ProjectWishes {
  readonly wanted: readonly WantedSkills[]
  /** Why nobody knows what its `package.json` wants. */
  readonly unread?: MetierError
}

/**
 * What this project wants installed: `install:` of its settings, and `skills` of its `package.json`, where the `skills`
 * installer looks too. Throws `invalid-config` for lines that say nothing. A `package.json` that cannot be read is not
 * one that wants nothing: whoever asks decides what depends on it.
 */
export function projectWishes({ configuration, fileSystem }: OperationContext): ProjectWishes {
  const said = configuration.values.find(({ key }) => key === 'install')
  const ours = readWanted(said?.value, 'install')
  const path = join(configuration.projectRoot, 'package.json')
  const { skills, unread } = skillsOf(path, fileSystem)
  const theirs = readWanted(skills, 'skills')
  refuseProblems(ours, said?.path ?? 'metier.yaml')
  refuseProblems(theirs, path)
  return { wanted: [...ours.wanted, ...theirs.wanted], ...(unread && { unread }) }
}

function refuseProblems({ problems }: ReadWanted, path: string): void {
  const [first] = problems
  if (first === undefined) return
  throw new MetierError({
    code: 'invalid-config',
    message: `${path}: ${first}`,
    next: 'Write a source as you would type it for `metier add`, or a mapping with `source`, `skills`, `agents` and `as`.',
  })
}

function skillsOf(
  path: string,
  fileSystem: OperationContext['fileSystem'],
): { readonly skills?: unknown; readonly unread?: MetierError } {
  try {
    const bytes = fileSystem.read(path)
    const data: unknown = bytes === undefined ? undefined : JSON.parse(new TextDecoder().decode(bytes))
    const found: unknown =
      typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, 'skills')?.value : undefined
    return Array.isArray(found) ? { skills: found } : {}
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const unread = new MetierError({
      code: 'invalid-config',
      message: `Which skills ${path} wants is not known, because it cannot be read: ${why}`,
      next: 'Mend that file and run the command once more.',
      data: { path },
      cause: error,
    })
    return { unread }
  }
}
