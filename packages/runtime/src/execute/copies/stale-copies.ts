import { join } from 'node:path'
import type { Clock, FileSystem } from '@metier/core'
import { abandonedIn } from '../../store/abandoned-in.ts'

/** Milliseconds. Of a skill that ran within so long somebody may still run. */
const longestUnused = 30 * 86_400_000

/** What may go of a folder of copies: those that nothing ran from for a month, and what killed processes began. */
export function staleCopies(
  root: string,
  { fileSystem, clock }: { readonly fileSystem: FileSystem; readonly clock: Clock },
): readonly string[] {
  const isUnused = (place: string): boolean => {
    const used = fileSystem.statLink(join(place, 'stamp'))?.modified ?? fileSystem.statLink(place)?.modified
    return used !== undefined && clock.now() - used > longestUnused
  }
  const places = (fileSystem.list(root) ?? []).filter(({ name }) => name.startsWith('sha256-'))
  const unfinished = abandonedIn(root).filter((path) => !path.startsWith(join(root, 'sha256-')))
  return [...unfinished, ...places.map(({ name }) => join(root, name)).filter(isUnused)]
}
