import { watch, type FSWatcher } from 'node:fs'
import { basename } from 'node:path'
import type { Journal } from '../journal.ts'

/**
 * Directories whose entries decide something, absolute. A set of names says that only those entries matter:
 * a root that does not exist yet is waited for in a directory that may be busy with other things.
 */
export type DirectoriesToWatch = ReadonlyMap<string, ReadonlySet<string> | undefined>

export interface WatchDirectoriesOptions {
  /** Asked again after each change. */
  readonly directories: () => DirectoriesToWatch
  /** Milliseconds of quiet before a burst of events is passed on (checklist WUN-77). */
  readonly debounce: number
  /** One call for each burst, with the directories that were heard of; without them anything may have changed. */
  readonly onChange: (heard?: ReadonlySet<string>) => void
  readonly journal?: Journal
}

export interface DirectoryWatcher {
  /** Directories of which events came that were not passed on yet. */
  readonly heard: ReadonlySet<string>
  close(): void
}

/** Who never stops writing is looked at all the same, after this many times the quiet that is waited for. */
const patience = 10

/** Milliseconds between looks where events cannot be had; a look at ten thousand skills takes about 50. */
const pollInterval = 2000

/**
 * Tells of changes in directories, one watch for each: files need none of their own, which is what makes ten
 * thousand skills affordable. Where the system has no watches left it says so in the journal and looks by
 * itself now and then, besides the check on access (decisions R-30).
 */
export function watchDirectories(options: WatchDirectoriesOptions): DirectoryWatcher {
  return new Watching(options)
}

class Watching implements DirectoryWatcher {
  readonly #options: WatchDirectoriesOptions
  readonly #watchers = new Map<string, FSWatcher>()
  #directories: DirectoriesToWatch = new Map()
  #timer: NodeJS.Timeout | undefined
  #polling: NodeJS.Timeout | undefined
  #firstEvent = 0
  #heardOf = new Set<string>()

  constructor(options: WatchDirectoriesOptions) {
    this.#options = options
    this.#follow()
  }

  get heard(): ReadonlySet<string> {
    return this.#heardOf
  }

  close(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#polling)
    for (const watcher of this.#watchers.values()) watcher.close()
    this.#watchers.clear()
    this.#directories = new Map()
  }

  /** True when a directory is new. */
  #follow(): boolean {
    this.#directories = this.#options.directories()
    for (const path of this.#watchers.keys()) if (!this.#directories.has(path)) this.#drop(path)
    let isNew = false
    for (const path of this.#directories.keys()) {
      if (!this.#watchers.has(path) && this.#add(path)) isNew = true
    }
    return isNew
  }

  #add(path: string): boolean {
    try {
      // Not persistent: a program that has nothing else to do may end.
      const watcher = watch(path, { persistent: false }, (event, name) => this.#heard(path, event, name))
      watcher.on('error', () => this.#drop(path))
      this.#watchers.set(path, watcher)
      return true
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      // What is gone again will be noticed where it was.
      if (code !== 'ENOENT') this.#poll(error)
      return false
    }
  }

  #drop(path: string): void {
    this.#watchers.get(path)?.close()
    this.#watchers.delete(path)
  }

  #heard(path: string, event: string, name: string | null): void {
    // The directory itself went: this watch is dead, though another directory may soon have the name.
    if (event === 'rename' && name === basename(path)) this.#drop(path)
    const names = this.#directories.get(path)
    if (names !== undefined && name !== null && !names.has(name) && name !== basename(path)) return
    this.#heardOf.add(path)
    this.#schedule()
  }

  #schedule(): void {
    const { debounce } = this.#options
    const now = Date.now()
    if (this.#timer === undefined) this.#firstEvent = now
    else if (now - this.#firstEvent > debounce * patience) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const heard = this.#heardOf
      this.#heardOf = new Set()
      // A look that only a new watch asked for knows of no directory.
      this.#options.onChange(heard.size === 0 ? undefined : heard)
      // What came between the look and the watch would be missed, so a new watch asks for one more look.
      if (this.#follow()) this.#schedule()
    }, debounce)
    this.#timer.unref()
  }

  #poll(error: unknown): void {
    if (this.#polling !== undefined) return
    this.#options.journal?.write('warn', 'Watching is incomplete: changes are looked for every two seconds instead.', {
      error: String(error),
    })
    this.#polling = setInterval(() => this.#options.onChange(), pollInterval)
    this.#polling.unref()
  }
}
