/** Controllers of the kernel that bound a group of processes. */
export type Controller = 'memory' | 'pids'

export type CgroupVersion = 1 | 2

export interface ControllerFiles {
  /** The file that takes the bound. */
  readonly limit: string
  /** A file that bounds swap too, where the kernel has it; `limit` stands for the same bound as above. */
  readonly swap?: { readonly file: string; readonly value: 'limit' | '0' }
  /** The file that counts, after `oom_kill`, what was killed for memory. */
  readonly kills?: string
}

/** Which files bound what, in both versions (kernel documentation, `cgroup-v2` and `cgroup-v1/{memory,pids}`). */
export const cgroupFiles: Readonly<Record<CgroupVersion, Readonly<Record<Controller, ControllerFiles>>>> = {
  1: {
    memory: {
      limit: 'memory.limit_in_bytes',
      // Memory and swap together, which may not be less than memory alone.
      swap: { file: 'memory.memsw.limit_in_bytes', value: 'limit' },
      kills: 'memory.oom_control',
    },
    pids: { limit: 'pids.max' },
  },
  2: {
    memory: { limit: 'memory.max', swap: { file: 'memory.swap.max', value: '0' }, kills: 'memory.events' },
    pids: { limit: 'pids.max' },
  },
}
