import type { SandboxLimits } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import type { ExecutionRequest } from './execution-guard.ts'

const mebibyte = 1024 * 1024

/** Bounds that no setting names, wide enough for the programs that people use and far below a machine. */
const fixed = {
  memoryBytes: 2048 * mebibyte,
  processes: 256,
  fileBytes: 64 * mebibyte,
}

/** Time and output as set (checklist WUN-70, WUN-71), the rest as above; a caller may ask for less, never for more. */
export function executionLimits(configuration: Configuration, request: ExecutionRequest): SandboxLimits {
  const { timeoutMs, maximumBytes } = configuration.execution
  // A process that is talked to lives on, and its time is counted over all that it is asked.
  const cpuSeconds = request.kind === 'command' ? 3600 : Math.ceil(timeoutMs / 1000)
  const limits: SandboxLimits = { ...fixed, timeoutMs, outputBytes: maximumBytes, cpuSeconds }
  const wanted = request.limits ?? {}
  return {
    timeoutMs: smaller(limits.timeoutMs, wanted.timeoutMs),
    outputBytes: smaller(limits.outputBytes, wanted.outputBytes),
    memoryBytes: smaller(limits.memoryBytes, wanted.memoryBytes),
    processes: smaller(limits.processes, wanted.processes),
    fileBytes: smaller(limits.fileBytes, wanted.fileBytes),
    cpuSeconds: smaller(limits.cpuSeconds, wanted.cpuSeconds),
  }
}

function smaller(limit: number, wanted: number | undefined): number {
  return wanted === undefined || !(wanted > 0) ? limit : Math.min(limit, wanted)
}
