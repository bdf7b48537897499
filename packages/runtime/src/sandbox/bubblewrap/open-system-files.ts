import { accessSync, constants, copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { MetierError } from '@metier/core'
import { limitProgram } from '../limit-program.ts'
import { systemFilesPrefix } from './keeper-script.ts'
import type { SystemCopy } from './system-view.ts'

export interface OpenSystemFilesOptions {
  readonly copies: readonly SystemCopy[]
  /** Told of a directory that has to go when this process is gone, however it ended. */
  readonly made?: (directory: string) => void
}

/** Shows the small files of the system as they are now, with those that only the network needs or without. */
export type SystemFiles = (isForNetwork: boolean) => ShownFiles

export interface ShownFiles {
  readonly arguments: readonly string[]
  /** Where `limitProgram` is inside; none where it cannot be run, as on a machine that runs nothing from its temporary files. */
  readonly limitProgram: string | undefined
}

/** Where they are inside; the places in which programs look for them are links to here. */
const inside = '/etc/metier'

/** What was changed outside is seen by what starts so much later. */
const everyMilliseconds = 1000

/**
 * Copies of small files in a directory of this process alone, which a sandbox shows with one mount. To copy each of them
 * into each sandbox took a tenth of the time that it takes to start.
 */
export function openSystemFiles({ copies, made }: OpenSystemFilesOptions): SystemFiles {
  const kept = new Map<boolean, Copied>()
  let place: string | undefined
  let versions = 0
  const copyAll = (wanted: readonly SystemCopy[]): Copied => {
    if (place === undefined || stampOf(place) === nothing) {
      place = openPlace()
      made?.(place)
    }
    // What was copied before stays: a sandbox may just be starting with it.
    return copyInto(join(place, String(versions++)), wanted)
  }
  return (isForNetwork) => {
    const wanted = copies.filter((copy) => isForNetwork || !copy.isForNetwork)
    const before = kept.get(isForNetwork)
    if (before !== undefined && isAsBefore(before, wanted)) return before
    const copied = copyAll(wanted)
    kept.set(isForNetwork, copied)
    return copied
  }
}

interface Copied extends ShownFiles {
  /** Of the originals. */
  readonly stamps: string
  /** Our directories: a cleaner of temporary files may change them. */
  readonly directories: readonly string[]
  readonly directoryStamps: string
  /** When the originals were last looked at. */
  looked: number
}

function isAsBefore(copied: Copied, wanted: readonly SystemCopy[]): boolean {
  if (stampsOf(copied.directories) !== copied.directoryStamps) return false
  const now = performance.now()
  if (now - copied.looked < everyMilliseconds) return true
  copied.looked = now
  return stampsOf(wanted.map(({ from }) => from)) === copied.stamps
}

function copyInto(directory: string, wanted: readonly SystemCopy[]): Copied {
  // Looked at first: what changes meanwhile is copied again.
  const stamps = stampsOf(wanted.map(({ from }) => from))
  const directories = [...new Set([directory, ...wanted.map(({ to }) => dirname(join(directory, to)))])]
  for (const each of directories) mkdirSync(each, { recursive: true })
  const links = wanted.flatMap(({ from, to }) =>
    copyQuietly(from, join(directory, to)) ? ['--symlink', inside + to, to] : [],
  )
  return {
    arguments: ['--ro-bind', directory, inside, ...links],
    limitProgram: writeLimitProgram(directory) ? `${inside}/${limitProgramName}` : undefined,
    stamps,
    directories,
    directoryStamps: stampsOf(directories),
    looked: performance.now(),
  }
}

const limitProgramName = 'limit'

/** True when it may be run there: on a disk that is mounted `noexec` the kernel says so when it is asked. */
function writeLimitProgram(directory: string): boolean {
  const program = limitProgram(process.arch)
  if (program === undefined) return false
  const path = join(directory, limitProgramName)
  try {
    writeFileSync(path, program, { mode: 0o700 })
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function openPlace(): string {
  try {
    const place = mkdtempSync(join(tmpdir(), systemFilesPrefix))
    process.once('exit', () => removeQuietly(place))
    return place
  } catch (cause) {
    throw new MetierError({
      code: 'sandbox-unavailable',
      message: `The sandbox could not be set up: there can be no directory in ${tmpdir()}.`,
      next: 'Set TMPDIR to a directory that may be written.',
      cause,
    })
  }
}

/** A file that went meanwhile is none of the system's. */
function copyQuietly(from: string, to: string): boolean {
  try {
    copyFileSync(from, to)
    return true
  } catch {
    return false
  }
}

const nothing = 'none'

function stampsOf(paths: readonly string[]): string {
  return paths.map((path) => stampOf(path)).join(' ')
}

function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? nothing : `${found.ino}:${found.mtimeMs}:${found.size}`
}

function removeQuietly(place: string): void {
  try {
    rmSync(place, { recursive: true, force: true })
  } catch {
    // Left to the system's own cleaning of temporary files.
  }
}
