import { join } from 'node:path'
import { MetierError, type Clock, type FileStat, type FileSystem } from '@metier/core'
import { isSettled } from './is-settled.ts'
import { stampDirectory } from './stamp-directory.ts'

export interface SettledStampsOptions {
  readonly fileSystem: FileSystem
  readonly clock: Clock
}

/** What was seen of a directory: its stamp, and the stats of all that it was made of, of directories too. */
interface Seen {
  readonly text: string
  readonly stats: readonly (readonly [path: string, stat: FileStat])[]
}

/** Of so many directories at most; of others the stamp is made each time. */
const mostDirectories = 4096
/** Files and directories of one skill; more are stamped each time. */
const mostPaths = 200

/**
 * Stamps of directories that are asked for again and again. As long as the stats of a directory and of all in it are
 * what they were, nothing came or went, and no directory has to be listed again.
 */
export class SettledStamps {
  readonly #options: SettledStampsOptions
  readonly #seen = new Map<string, Seen>()

  constructor({ fileSystem, clock }: SettledStampsOptions) {
    this.#options = { fileSystem, clock }
  }

  /**
   * What an absolute directory has to show again for what was found out of it to hold. `undefined` where a change might
   * not show: right after one, with too many files, or with one that cannot be looked at.
   */
  of(directory: string): string | undefined {
    const { fileSystem, clock } = this.#options
    const before = this.#seen.get(directory)
    if (before !== undefined && this.#isAsBefore(before)) return before.text
    this.#seen.delete(directory)
    const stats = new Map<string, FileStat | undefined>()
    const stamp = stampDirectory(fileSystem, directory, (path, stat) => stats.set(path, stat))
    if (stamp === undefined || !isSettled(stamp.newest, clock.now())) return undefined
    this.#remember(directory, stamp.text, stats)
    return stamp.text
  }

  #isAsBefore({ stats }: Seen): boolean {
    const { fileSystem } = this.#options
    try {
      return stats.every(([path, stat], index) => {
        // The first is the skill's own directory, which may be reached by a link.
        return isSame(index === 0 ? fileSystem.stat(path) : fileSystem.statLink(path), stat)
      })
    } catch (error) {
      if (error instanceof MetierError) return false
      throw error
    }
  }

  #remember(directory: string, text: string, found: ReadonlyMap<string, FileStat | undefined>): void {
    if (found.size > mostPaths) return
    const stats: [string, FileStat][] = []
    const now = this.#options.clock.now()
    for (const [path, stat] of found) {
      // Without `changed` the time of a directory can be set back after something was put into it.
      if (stat?.changed === undefined || !isSettled(Math.max(stat.modified, stat.changed), now)) return
      stats.push([join(directory, path), stat])
    }
    if (this.#seen.size >= mostDirectories) this.#seen.clear()
    this.#seen.set(directory, { text, stats })
  }
}

function isSame(now: FileStat | undefined, before: FileStat): boolean {
  return (
    now !== undefined &&
    now.changed === before.changed &&
    now.modified === before.modified &&
    now.size === before.size &&
    now.mode === before.mode &&
    now.kind === before.kind &&
    now.identity === before.identity
  )
}
