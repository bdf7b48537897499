import { existsSync, type Stats } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { FSWatcher } from 'chokidar'
import { pathInside } from '../discover/path-inside.ts'
import type { RootPlace } from '../discover/root-place.ts'
import type { Journal } from '../journal.ts'

export interface WatchRootsOptions {
  /** The roots as they are known now; asked again after each change, since a root may come into being. */
  readonly places: () => readonly RootPlace[]
  /** Milliseconds of quiet before a burst of events is passed on (checklist WUN-77). */
  readonly debounce: number
  /** One call for each burst. */
  readonly onChange: () => void
  readonly journal?: Journal
}

export interface RootWatcher {
  close(): Promise<void>
}

/** As deep as skills are looked for, and one more for their files. */
const deepest = 7

/** Milliseconds between looks where events cannot be had; a look at ten thousand skills takes about 50. */
const pollInterval = 2000

/**
 * Tells of changes below the roots. Where the system has no watches left, or a file system sends no
 * events, it says so in the journal and looks by itself now and then, besides the check on access
 * (decisions R-30).
 */
export async function watchRoots(options: WatchRootsOptions): Promise<RootWatcher> {
  // Loaded late: most commands never watch.
  const { watch } = await import('chokidar')
  const shared = { ignoreInitial: true, followSymlinks: false, ignorePermissionErrors: true, ignored }
  const roots = new Followed(watch([], { ...shared, depth: deepest }))
  // A root that does not exist yet is waited for in the nearest directory above it that does.
  const parents = new Followed(watch([], { ...shared, depth: 0 }))
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const follow = (): boolean => {
    const paths = options.places().map(({ root }) => root.path)
    const present = paths.filter((path) => existsSync(path))
    const missing = paths.filter((path) => !present.includes(path))
    const isNewRoot = roots.follow(present)
    const isNewParent = parents.follow(missing.map((path) => nearestExisting(dirname(path))))
    return isNewRoot || isNewParent
  }
  const changed = () => {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      options.onChange()
      // What came between the look and the watch would be missed, so a new watch asks for one more look.
      if (follow()) changed()
    }, options.debounce)
    // A program that has nothing else to do may end.
    timer.unref()
  }
  roots.watcher.on('all', changed)
  parents.watcher.on('all', (_event, path) => {
    if (options.places().some(({ root }) => pathInside(root.path, path) && !roots.has(root.path))) changed()
  })
  let polling: NodeJS.Timeout | undefined
  const poll = (error: unknown) => {
    if (closed || polling !== undefined) return
    complain(options.journal, error)
    polling = setInterval(options.onChange, pollInterval)
    polling.unref()
  }
  for (const { watcher } of [roots, parents]) watcher.on('error', poll)
  follow()
  await Promise.all([roots.ready, parents.ready])
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      clearInterval(polling)
      await Promise.all([roots.watcher.close(), parents.watcher.close()])
    },
  }
}

/** A watcher that is told which paths there are to follow, not how to get there. */
class Followed {
  readonly watcher: FSWatcher
  readonly #begun: Promise<void>
  #paths: ReadonlySet<string> = new Set()

  constructor(watcher: FSWatcher) {
    this.watcher = watcher
    this.#begun = new Promise((resolve) => watcher.once('ready', resolve))
  }

  /** Done when the first paths are being watched; with nothing to watch there is nothing to wait for. */
  get ready(): Promise<void> {
    return this.#paths.size === 0 ? Promise.resolve() : this.#begun
  }

  has(path: string): boolean {
    return this.#paths.has(path)
  }

  /** True when a path is new. What is no longer named is let go, so that it can come back. */
  follow(paths: readonly string[]): boolean {
    const before = this.#paths
    this.#paths = new Set(paths)
    const added = [...this.#paths].filter((path) => !before.has(path))
    const dropped = [...before].filter((path) => !this.#paths.has(path))
    if (dropped.length > 0) this.watcher.unwatch(dropped)
    if (added.length > 0) this.watcher.add(added)
    return added.length > 0
  }
}

/** Only a SKILL.md decides what the catalogue holds, and each watched file costs the system one of few watches. */
function ignored(path: string, stats?: Stats): boolean {
  const name = basename(path)
  if (name === '.git' || name === 'node_modules') return true
  return stats !== undefined && !stats.isDirectory() && name.toLowerCase() !== 'skill.md'
}

function nearestExisting(path: string): string {
  let directory = path
  while (!existsSync(directory) && dirname(directory) !== directory) directory = dirname(directory)
  return directory
}

function complain(journal: Journal | undefined, error: unknown): void {
  journal?.write('warn', 'Watching is incomplete: changes are looked for every two seconds instead.', {
    error: String(error),
  })
}
