import { MetierError, readWanted, type ReadWanted, type WantedSkills } from '@metier/core'
import { join } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/**
 * What this project wants installed: `install:` of its settings, and `skills` of its `package.json`, where the `skills`
 * installer looks too. Throws `invalid-config` for lines that say nothing.
 */
export function projectWishes({ configuration, fileSystem }: OperationContext): readonly WantedSkills[] {
  const said = configuration.values.find(({ key }) => key === 'install')
  const ours = readWanted(said?.value, 'install')
  const path = join(configuration.projectRoot, 'package.json')
  const theirs = readWanted(skillsOf(fileSystem.read(path)), 'skills')
  refuseProblems(ours, said?.path ?? 'metier.yaml')
  refuseProblems(theirs, path)
  return [...ours.wanted, ...theirs.wanted]
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

/** A `package.json` that cannot be read is npm's to complain about. */
function skillsOf(bytes: Uint8Array | undefined): unknown {
  if (bytes === undefined) return undefined
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const found: unknown =
      typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, 'skills')?.value : undefined
    return Array.isArray(found) ? found : undefined
  } catch {
    return undefined
  }
}
