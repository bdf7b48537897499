/** Microseconds. */
interface Spent {
  readonly user: number
  readonly system: number
}

/** Only newer Nodes have `threadCpuUsage`, and the types are those of the oldest. */
const threads: { readonly threadCpuUsage?: (before?: Spent) => Spent; readonly cpuUsage: unknown } = process

/** What the processor spent on this thread; on a Node that cannot tell (before 22.15 and 23.9), on all threads of the process. */
export const processorTime = {
  isOfThread: threads.threadCpuUsage !== undefined,
  ask: (before?: Spent): Spent => threads.threadCpuUsage?.(before) ?? process.cpuUsage(before),
}
