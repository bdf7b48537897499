import { lstatSync, mkdirSync, readlinkSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { MetierError } from '@metier/core'
import { pathInside } from '../../discover/path-inside.ts'
import type { Mount } from './mount.ts'

export interface KeepOwnPlacesOptions {
  /** Absolute and real. */
  readonly writable: readonly string[]
  /** Absolute directories of Metier's own: what was approved, what was judged and as what, code that is compiled. */
  readonly own: readonly string[]
}

/**
 * Mounts that keep Metier's own directories as they are where they lie in something that may be written: who writes
 * there approves his own programs. One that is missing is made, for nothing can be put over what is not there. Throws
 * `refused` where that cannot be kept: for what lies in such a directory, and for a way there over a link, which could be
 * led elsewhere.
 */
export function keepOwnPlaces({ writable, own }: KeepOwnPlacesOptions): readonly Mount[] {
  if (writable.length === 0) return []
  const passed = new Set<string>()
  const kept = new Set<string>()
  for (const place of own) {
    const { end, steps } = wayTo(place)
    const above = writable.find((path) => pathInside(path, end))
    if (above !== undefined) throw refused(above, end)
    const within = [...steps, { path: end, isLink: false }].filter(({ path }) => isBelowOneOf(path, writable))
    const link = within.find(({ isLink }) => isLink)
    if (link !== undefined) throw refused(link.path, end)
    // A mount cannot be renamed, but the directories it lies in can, with others put in their place.
    for (const { path } of within) (path === end ? kept : passed).add(path)
    if (within.length > 0) makeDirectory(end)
  }
  return [
    ...[...passed].toSorted().map((path): Mount => ({ kind: 'write', path })),
    ...[...kept].toSorted().map((path): Mount => ({ kind: 'read', path })),
  ]
}

interface Step {
  /** By a real parent. */
  readonly path: string
  readonly isLink: boolean
}

/** As many as the kernel follows. */
const mostLinks = 40

/** All that a path leads through, links and what they lead to among it, and where it ends. */
function wayTo(place: string): { readonly steps: readonly Step[]; readonly end: string } {
  const steps: Step[] = []
  let links = 0
  let end = '/'
  const left = place.split('/')
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    if (name === '..') end = dirname(end)
    if (name === '' || name === '.' || name === '..') continue
    const path = join(end, name)
    const target = links < mostLinks ? linkTarget(path) : undefined
    steps.push({ path, isLink: target !== undefined })
    if (target === undefined) {
      end = path
      continue
    }
    links += 1
    if (isAbsolute(target)) end = '/'
    left.unshift(...target.split('/'))
  }
  return { steps, end }
}

function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(path) : undefined
  } catch {
    return undefined
  }
}

function isBelowOneOf(path: string, directories: readonly string[]): boolean {
  return directories.some((directory) => path !== directory && pathInside(path, directory))
}

function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch {
    throw refused(path, path)
  }
}

function refused(path: string, place: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `A skill may not write to ${path}: by it, it could change ${place}, where Metier keeps what you approved and what it judged.`,
    next: 'Grant another directory, or have XDG_CONFIG_HOME, XDG_CACHE_HOME, XDG_STATE_HOME and XDG_DATA_HOME lie outside of the project.',
    data: { path, place },
  })
}
