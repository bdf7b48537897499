import { MetierError } from '@metier/core'
import type { JobFailure } from './job.ts'

/** A thrown error as a job keeps it. `agent` is the driver's id. */
export function failureOf(error: unknown, agent: string): JobFailure {
  if (error instanceof MetierError)
    return { code: error.code, message: error.message, ...(error.next !== undefined && { next: error.next }) }
  return {
    code: 'agent-failed',
    message: `The agent ${agent} failed: ${error instanceof Error ? error.message : String(error)}`,
    next: 'Run the skill again; if it fails in the same way, look at the settings of that agent.',
  }
}
