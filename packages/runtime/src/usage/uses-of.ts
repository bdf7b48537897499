import type { FileSystem, Host } from '@metier/core'
import { readCounts } from './read-counts.ts'
import { usagePath } from './usage-path.ts'

export interface UsesOfOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
}

/** What the file said last, by its stamp: who searches often reads it when it has changed. */
let last: { readonly stamp: string; readonly counts: ReadonlyMap<string, number> } | undefined

/** How often the skill of a SKILL.md was used, by its absolute path. For users who switched counting on. */
export function usesOf({ fileSystem, host }: UsesOfOptions): (location: string) => number {
  const path = usagePath(host)
  const stat = fileSystem.statLink(path)
  const stamp = [path, stat?.size, stat?.modified, stat?.identity].join(' ')
  if (last?.stamp !== stamp) {
    const { skills } = readCounts(fileSystem, path)
    last = { stamp, counts: new Map(skills.map(({ location, uses }) => [location, uses])) }
  }
  const { counts } = last
  return (location) => counts.get(location) ?? 0
}
