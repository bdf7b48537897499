import { dirname } from 'node:path'
import type { InstallSite } from './install-site.ts'
import { placesOfEntry } from './places-of-entry.ts'
import { plainDirectoryName } from './plain-directory-name.ts'

/** Every directory of skills that something of the lock stands in. */
export function rootsOfSite(site: InstallSite): readonly string[] {
  const entries = [...site.lock.read().skills].filter(([name]) => plainDirectoryName(name) !== undefined)
  const roots = entries.flatMap(([name, entry]) => placesOfEntry(site, name, entry).map((path) => dirname(path)))
  return [...new Set([site.home, ...roots])]
}
