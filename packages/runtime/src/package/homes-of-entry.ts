import { join } from 'node:path'
import type { LockEntry } from '@metier/core'
import type { InstallSite } from './install-site.ts'

/**
 * Absolute directories of skills that a locked one lies in as files: the first is where its links lead, the others have
 * copies. Where its entry names none, it is that of the site.
 */
export function homesOfEntry(
  { base, home }: Pick<InstallSite, 'base' | 'home'>,
  { places = [] }: Pick<LockEntry, 'places'>,
): readonly [string, ...string[]] {
  const [first = home, ...others] = places.map((place) => join(base, ...place.split('/')))
  return [first, ...others]
}
