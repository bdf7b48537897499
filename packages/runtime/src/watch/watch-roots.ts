import { existsSync } from 'node:fs'
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

/**
 * Tells of changes below the roots. Where the system has no watches left, or a file system sends no
 * events, it says so in the journal; the check on access then does the work alone (decisions R-30).
 */
export async function watchRoots(options: WatchRootsOptions): Promise<RootWatcher> {
  // Loaded late: most commands never watch.
  const { watch } = await import('chokidar')
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const changed = () => {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      options.onChange()
      follow()
    }, options.debounce)
    // A program that has nothing else to do may end.
    timer.unref()
  }
  const shared = { ignoreInitial: true, followSymlinks: false, ignorePermissionErrors: true, persistent: true }
  const roots = watch([], { ...shared, depth: deepest, ignored })
  // A root that does not exist yet is waited for in the nearest directory above it that does.
  const parents = watch([], { ...shared, depth: 0, ignored })
  roots.on('all', changed)
  parents.on('all', (_event, path) => {
    if (missingRoots(options.places()).some((root) => pathInside(root, path))) changed()
  })
  for (const watcher of [roots, parents]) watcher.on('error', (error) => complain(options.journal, error))

  const watched = new Set<string>()
  const follow = () => {
    if (closed) return
    const places = options.places()
    const missing = missingRoots(places)
    addNew(
      watched,
      roots,
      places.map(({ root }) => root.path).filter((path) => !missing.includes(path)),
    )
    addNew(
      watched,
      parents,
      missing.map((path) => nearestExisting(dirname(path))),
    )
  }
  follow()
  await Promise.all([ready(roots), ready(parents)])
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await Promise.all([roots.close(), parents.close()])
    },
  }
}

function ignored(path: string): boolean {
  return basename(path) === '.git' || basename(path) === 'node_modules'
}

function addNew(watched: Set<string>, watcher: FSWatcher, paths: readonly string[]): void {
  for (const path of paths) {
    if (watched.has(path)) continue
    watched.add(path)
    watcher.add(path)
  }
}

function missingRoots(places: readonly RootPlace[]): readonly string[] {
  return places.map(({ root }) => root.path).filter((path) => !existsSync(path))
}

function nearestExisting(path: string): string {
  let directory = path
  while (!existsSync(directory) && dirname(directory) !== directory) directory = dirname(directory)
  return directory
}

async function ready(watcher: FSWatcher): Promise<void> {
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve)
    // With nothing to watch there is nothing to wait for.
    setTimeout(resolve, 2000).unref()
  })
}

function complain(journal: Journal | undefined, error: unknown): void {
  journal?.write('warn', 'Watching is incomplete; changes are found on the next access instead.', {
    error: String(error),
  })
}
