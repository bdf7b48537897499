import { MetierError } from '@metier/core'
import { dirname, isAbsolute, relative, sep } from 'node:path'
import type { OperationContext } from './operation-context.ts'

/**
 * The real path of a SKILL.md that may be judged and edited. A link that came with a skill could name any file of the user:
 * it may lead no further than discovery lets it (decisions R-17a), within the skill or to where the user allows.
 * Throws `path-escapes-skill` for any other.
 */
export function requireOwnFile(
  { file, path }: { readonly file: string; readonly path: string },
  { fileSystem, configuration }: Pick<OperationContext, 'fileSystem' | 'configuration'>,
): string {
  const target = fileSystem.realPath(file)
  const places = [dirname(file), ...configuration.allowSymlinkRoots].map((place) => fileSystem.realPath(place))
  if (target !== undefined && places.some((place) => place !== undefined && isInside(target, place))) return target
  throw new MetierError({
    code: 'path-escapes-skill',
    message: `The SKILL.md of ${JSON.stringify(path)} is a link that leads out of the skill${target === undefined ? '' : `, to ${target}`}.`,
    next: 'Put the file itself there, or name where the link leads under `allowSymlinkRoots`.',
    data: { path },
  })
}

function isInside(path: string, directory: string): boolean {
  const way = relative(directory, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
