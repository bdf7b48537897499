import { readFileSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { killProcess } from '../../process/kill-process.ts'
import { isProcessThere } from '../../disk/is-process-there.ts'

/**
 * Removes the groups of a Metier that was killed, and ends what still waits in them. A `bwrap` whose parent dies while it
 * sets up its namespaces waits for that parent for ever: it asks to die with it only afterwards (seen with 0.8.0).
 * Whoever still has a parent, as a sandbox of a Metier in another container has, is let alone.
 */
export function removeOrphans(directories: readonly string[]): void {
  for (const directory of directories) {
    for (const name of readdirSync(directory)) {
      const owner = /^metier-(?:trial-)?(\d+)/.exec(name)?.[1]
      if (owner === undefined || isProcessThere(Number(owner))) continue
      const group = join(directory, name)
      for (const pid of membersOf(group)) if (isLeftAlone(pid)) killProcess(pid)
      try {
        rmdirSync(group)
      } catch {
        // Somebody else's, or not empty yet: the next Metier tries again.
      }
    }
  }
}

/** The kernel shows 0 for a process of another namespace, and 0 is ourselves to whoever sends a signal. */
function membersOf(group: string): readonly number[] {
  return read(join(group, 'cgroup.procs'))
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 1)
}

/** Its parent is dead: the first process has taken it in. */
function isLeftAlone(pid: number): boolean {
  const stat = read(`/proc/${pid}/stat`)
  // The name in parentheses may hold anything: the fields begin behind the last one, with the third.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === '1'
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
