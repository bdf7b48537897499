import { readdirSync } from 'node:fs'
import { readOfProcess } from './read-of-process.ts'

/** What a process and all below it use. */
export interface TreeUsage {
  readonly pids: readonly number[]
  /** Memory of their own, in bytes: what they share with each other and with files is left out. */
  readonly memoryBytes: number
}

/** The size of a page of memory, which Node does not tell; larger ones only make the sum too small. */
const pageBytes = 4096

/** Looks at a process and its descendants. Linux only: elsewhere nothing is found. */
export function processTree(pid: number): TreeUsage {
  let memoryBytes = 0
  const pids: number[] = []
  const waiting = [pid]
  for (let next = waiting.pop(); next !== undefined && pids.length < maximumProcesses; next = waiting.pop()) {
    const statm = readOfProcess(`/proc/${next}/statm`)
    if (statm === '') continue
    const [, resident = 0, shared = 0] = statm.split(' ').map(Number)
    pids.push(next)
    memoryBytes += Math.max(0, resident - shared) * pageBytes
    waiting.push(...childrenOf(next))
  }
  return { pids, memoryBytes }
}

/** Counting on would take longer than it takes to be far above any bound. */
const maximumProcesses = 20_000

/** A child belongs to the thread that started it. */
function childrenOf(pid: number): readonly number[] {
  return threadsOf(pid).flatMap((thread) =>
    readOfProcess(`/proc/${pid}/task/${thread}/children`)
      .split(' ')
      .filter((word) => word !== '')
      .map(Number),
  )
}

function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}
