import type { JobEvent } from './job.ts'

/** One line of what happened in a job; nothing for a line that a crash cut off. */
export function parseJobEvent(line: string): JobEvent[] {
  if (line === '') return []
  try {
    const value: unknown = JSON.parse(line)
    return isEvent(value) ? [value] : []
  } catch {
    return []
  }
}

function isEvent(value: unknown): value is JobEvent {
  return typeof value === 'object' && value !== null && 'type' in value && 'time' in value
}
