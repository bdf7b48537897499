import type { SandboxProcess } from '@metier/core'

export interface ProcessEnd {
  /** `null` when a signal ended it. */
  readonly exitCode: number | null
  readonly signal: string | null
  /** Why its watcher killed it. */
  readonly stopped?: 'memory' | 'processes'
}

/** A process that runs with all that it started; it has ended when nothing of it is left. */
export interface RunningProcess extends SandboxProcess {
  readonly exited: Promise<ProcessEnd>
}
