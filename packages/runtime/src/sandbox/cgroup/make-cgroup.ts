import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SandboxLimits } from '@metier/core'
import { killProcess } from '../../process/kill-process.ts'
import { cgroupFiles } from './cgroup-files.ts'
import type { CgroupParent } from './find-cgroups.ts'

export interface MakeCgroupOptions {
  readonly parents: readonly CgroupParent[]
  readonly name: string
  readonly limits: Pick<SandboxLimits, 'memoryBytes' | 'processes'>
}

/** Directories of the kernel's that are one group together. */
export interface ManagedCgroup {
  /** Puts a process in, if it still runs and the kernel lets us. */
  add(pid: number): void
  /**
   * Starts something as a member: what this thread starts while it is in the group itself is in it from its first
   * moment, and moving one's own thread costs nothing. False where that cannot be done, with nothing started.
   */
  enclose(start: () => void): boolean
  /** Processes that are in it. */
  members(): readonly number[]
  /** Is nothing of a run left in it that matters to the next? */
  isIdle(): boolean
  /** How often something in it was killed because memory ran out, ever. */
  memoryKills(): number
  /** Kills all that is in it at this moment. */
  kill(): void
  remove(): void
}

/** Beside the program there are the sandbox's own processes. */
const ownProcesses = 3

/**
 * The dead count until their parent has heard of it. The first process of a sandbox is left to the first of the machine or
 * container, which in some looks once a second: among the sandbox's own there is room for one, so nobody waits for it.
 */
const deadProcesses = 1

/** Makes a group with these bounds; `undefined` where the kernel refuses, with nothing left behind. */
export function makeCgroup({ parents, name, limits }: MakeCgroupOptions): ManagedCgroup | undefined {
  const values = { memory: String(limits.memoryBytes), pids: String(limits.processes + ownProcesses) }
  const directories: string[] = []
  const homes = parents.flatMap(({ home }) => (home === undefined ? [] : [home]))
  let kills: string | undefined
  let counter: string | undefined
  try {
    for (const { directory, version, controllers } of parents) {
      const group = join(directory, name)
      mkdirSync(group)
      directories.push(group)
      for (const controller of controllers) {
        const files = cgroupFiles[version][controller]
        writeFileSync(join(group, files.limit), values[controller])
        // Kernels without swap accounting lack the file; the bound on memory holds all the same.
        if (files.swap) writeQuietly(join(group, files.swap.file), files.swap.value === '0' ? '0' : values[controller])
        if (files.kills !== undefined) kills = join(group, files.kills)
        if (controller === 'pids') counter = join(group, 'pids.current')
      }
    }
  } catch {
    for (const directory of directories) removeDirectory(directory)
    return undefined
  }
  const members = () => [...new Set(directories.flatMap((directory) => numbersIn(join(directory, 'cgroup.procs'))))]
  return {
    members,
    enclose(start) {
      if (homes.length < directories.length) return false
      try {
        // Somebody may have taken the group away: an empty one can be removed.
        if (!directories.every((directory) => writeQuietly(join(directory, 'tasks'), '0'))) return false
        start()
        return true
      } finally {
        for (const home of homes) writeFileSync(home, '0')
      }
    },
    add(pid) {
      for (const directory of directories) writeQuietly(join(directory, 'cgroup.procs'), String(pid))
    },
    // What lives is among the members; the dead are not, and only the counter tells of them.
    isIdle: () => (counter === undefined || Number(readQuietly(counter)) <= deadProcesses) && members().length === 0,
    memoryKills: () => (kills === undefined ? 0 : Number(/^oom_kill (\d+)$/m.exec(readQuietly(kills))?.[1] ?? 0)),
    kill() {
      for (const pid of members()) killProcess(pid)
    },
    remove() {
      for (const directory of directories) removeDirectory(directory)
    },
  }
}

function writeQuietly(path: string, value: string): boolean {
  try {
    writeFileSync(path, value)
    return true
  } catch {
    return false
  }
}

function numbersIn(path: string): readonly number[] {
  return readQuietly(path)
    .split('\n')
    .filter((line) => line !== '')
    .map(Number)
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function removeDirectory(directory: string): void {
  try {
    rmdirSync(directory)
  } catch {
    // In use until its last process is gone; the next Metier removes it.
  }
}
