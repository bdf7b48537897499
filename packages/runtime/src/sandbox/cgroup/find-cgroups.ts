import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cgroupFiles, type CgroupVersion, type Controller } from './cgroup-files.ts'
import { groupName } from './group-name.ts'

/** A directory in which groups can be made, and what they then bound. */
export interface CgroupParent {
  readonly directory: string
  readonly version: CgroupVersion
  readonly controllers: readonly Controller[]
  /** The file by which a thread of ours comes back into our own group; only in version 1. */
  readonly home?: string
}

const controllers: readonly Controller[] = ['memory', 'pids']

/**
 * Where this process may make groups that bound memory and the number of processes. As an ordinary user that is
 * where systemd handed a part of the tree to the user; in most containers it is nowhere.
 */
export function findCgroups(): readonly CgroupParent[] {
  const mounts = readMounts()
  const own = readOwnPaths()
  const found: CgroupParent[] = []
  for (const controller of controllers) {
    if (found.some((parent) => parent.controllers.includes(controller))) continue
    const parent = candidates(controller, mounts, own)
      .map((candidate) => tryParent(candidate))
      .find((tried) => tried?.controllers.includes(controller) === true)
    if (parent) found.push(parent)
  }
  return found
}

interface CgroupMount {
  readonly directory: string
  readonly version: CgroupVersion
  /** Of version 1, where each controller has a tree of its own. */
  readonly controllers: readonly string[]
}

function readMounts(): readonly CgroupMount[] {
  return lines('/proc/self/mounts').flatMap((line): CgroupMount[] => {
    const [, directory = '', type, options = ''] = line.split(' ')
    if (type === 'cgroup2') return [{ directory, version: 2, controllers: [] }]
    return type === 'cgroup' ? [{ directory, version: 1, controllers: options.split(',') }] : []
  })
}

/** The path of this process in each tree: `''` is the tree of version 2. */
function readOwnPaths(): ReadonlyMap<string, string> {
  return new Map(
    lines('/proc/self/cgroup').flatMap((line) => {
      const [, names = '', ...path] = line.split(':')
      return names.split(',').map((name) => [name, path.join(':')] as const)
    }),
  )
}

interface Candidate {
  readonly directory: string
  readonly version: CgroupVersion
  readonly home: string
}

/** Below ourselves, beside ourselves, below the root: the first that works is the least intrusive. */
function candidates(
  controller: Controller,
  mounts: readonly CgroupMount[],
  own: ReadonlyMap<string, string>,
): readonly Candidate[] {
  return mounts
    .filter((mount) => mount.version === 2 || mount.controllers.includes(controller))
    .flatMap(({ directory, version }) => {
      const path = own.get(version === 2 ? '' : controller) ?? '/'
      const places = [join(directory, path), join(directory, dirname(path)), directory]
      const home = join(directory, path, 'tasks')
      return [...new Set(places)].map((place): Candidate => ({ directory: place, version, home }))
    })
}

/** Makes a group for a moment: only then does it show which controllers reach down to it. */
function tryParent({ directory, version, home }: Candidate): CgroupParent | undefined {
  const trial = join(directory, groupName('trial'))
  try {
    mkdirSync(trial)
  } catch {
    return undefined
  }
  try {
    const reached = controllers.filter((name) => existsSync(join(trial, cgroupFiles[version][name].limit)))
    return { directory, version, controllers: reached, ...(version === 1 && mayComeBack(home) && { home }) }
  } finally {
    rmdirSync(trial)
  }
}

/** Tries it: a thread that could not come back would stay in the group of a stranger's program. */
function mayComeBack(home: string): boolean {
  try {
    writeFileSync(home, '0')
    return true
  } catch {
    return false
  }
}

function lines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').trim().split('\n')
  } catch {
    return []
  }
}
