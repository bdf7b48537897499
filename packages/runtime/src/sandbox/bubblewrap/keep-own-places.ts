import { lstatSync, mkdirSync, readlinkSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { MetierError } from '@metier/core'
import { pathInside } from '../../discover/path-inside.ts'
import type { Mount } from './mount.ts'

export interface KeepOwnPlacesOptions {
  /** Absolute and real. */
  readonly writable: readonly string[]
  /** Absolute and real: what else is shown. */
  readonly readable: readonly string[]
  /** Absolute directories of Metier's own: credentials, what was approved, what was judged and as what, jobs. */
  readonly own: readonly string[]
}

/**
 * Mounts that hide Metier's own directories where they lie in something that is shown: who reads there has the tokens of
 * the user, and who writes there approves his own programs. One that is missing is made, for nothing can be put over what
 * is not there. Throws `refused` where that cannot be kept: for what lies in such a directory, and, where it may be
 * written, for a way there over a link, which could be led elsewhere.
 */
export function keepOwnPlaces({ writable, readable, own }: KeepOwnPlacesOptions): readonly Mount[] {
  if (writable.length + readable.length === 0) return []
  const passed = new Set<string>()
  const hidden = new Set<string>()
  for (const place of own) {
    const { end, steps } = wayTo(place)
    const above = writable.find((path) => pathInside(path, end))
    if (above !== undefined) throw notWritten(above, end)
    const given = readable.find((path) => givesAway(path, end))
    if (given !== undefined) throw notRead(given, end)
    const within = [...steps, { path: end, isLink: false }].filter(({ path }) => isBelowOneOf(path, writable))
    const link = within.find(({ isLink }) => isLink)
    if (link !== undefined) throw notWritten(link.path, end)
    // A mount cannot be renamed, but the directories it lies in can, with others put in their place.
    for (const { path } of within) (path === end ? hidden : passed).add(path)
    if (within.length > 0 && !isMade(end)) throw notWritten(end, end)
    // What cannot be made now is not made while the program runs either.
    if (isBelowOneOf(end, readable) && isMade(end)) hidden.add(end)
  }
  return [
    ...[...passed].toSorted().map((path): Mount => ({ kind: 'write', path })),
    ...[...hidden].toSorted().map((path): Mount => ({ kind: 'hidden', path })),
  ]
}

/** Somebody's project may be a skill that lies among their own: a directory further below is no secret of Metier's. */
function givesAway(path: string, end: string): boolean {
  return path === end || (pathInside(path, end) && lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
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

function isMade(path: string): boolean {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return true
  } catch {
    return false
  }
}

const elsewhere =
  'Grant another directory, or have XDG_CONFIG_HOME, XDG_CACHE_HOME, XDG_STATE_HOME and XDG_DATA_HOME lie outside of the project.'

function notWritten(path: string, place: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `A skill may not write to ${path}: by it, it could change ${place}, where Metier keeps what you approved and what it judged.`,
    next: elsewhere,
    data: { path, place },
  })
}

function notRead(path: string, place: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${path} is not shown to a skill: in ${place} Metier keeps your credentials and what you approved.`,
    next: elsewhere,
    data: { path, place },
  })
}
