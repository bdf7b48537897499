import type { SandboxLimits } from '@metier/core'
import { processTree, type TreeUsage } from './process-tree.ts'

export interface WatchUsageOptions {
  readonly pid: number
  readonly limits: Pick<SandboxLimits, 'memoryBytes' | 'processes'>
  /** Processes that are there beside the program's own. */
  readonly extra: number
  /** Called once. */
  readonly exceeded: (what: 'memory' | 'processes') => void
  /** Called with each look that was within the bounds, counted from 1. */
  readonly seen?: (usage: TreeUsage, look: number) => void
}

/** The first look comes before a program can have multiplied much, and after most programs have ended. */
const firstMilliseconds = 25

/** Often enough that little happens in between, seldom enough that nobody feels it. */
const everyMilliseconds = 100

/** Looks again and again at what a run uses, where the kernel does not bound it. Returns how to stop looking. */
export function watchUsage({ pid, limits, extra, exceeded, seen }: WatchUsageOptions): () => void {
  let timer: NodeJS.Timeout | undefined
  let looks = 0
  const look = () => {
    const usage = processTree(pid)
    if (usage.memoryBytes > limits.memoryBytes) return exceeded('memory')
    if (usage.pids.length > limits.processes + extra) return exceeded('processes')
    seen?.(usage, ++looks)
    timer = setTimeout(look, everyMilliseconds)
  }
  timer = setTimeout(look, firstMilliseconds)
  return () => clearTimeout(timer)
}
