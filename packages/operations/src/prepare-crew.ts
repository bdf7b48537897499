import { availableParallelism } from 'node:os'
import { openCrew, processorTime, type Crew } from '@metier/runtime'

/** Threads beside the first: what they do ends on one disk, which four keep busy. */
const most = 3

/** Threads that run this script, none of them started yet; `undefined` where there is nothing to gain. */
export function prepareCrew(script: string): Crew | undefined {
  const count = Math.min(most, availableParallelism() - 1)
  // How long a skill was scanned is told by the time of a thread; a Node that knows only the whole would stop too early.
  if (count < 1 || !processorTime.isOfThread) return undefined
  return openCrew({ script, words: ['__thread', 'judge'], count })
}
