import { isProcessThere } from './is-process-there.ts'
import { processMark, type ProcessMark } from './process-mark.ts'

/**
 * What is known of whoever wrote this into a lock: `alive` and `gone` for a process of this machine, `unknown` for one of
 * another machine or container, of which only the age of the lock says anything.
 */
export interface LockHolder {
  readonly state: 'alive' | 'gone' | 'unknown'
  readonly pid?: number
  /** Could it be another process that was given the number since? */
  readonly isCertain?: boolean
}

/** `text` is a `ProcessMark` as JSON; anything else says nothing. */
export function lockHolder(text: string): LockHolder {
  const mark = readMark(text)
  if (mark === undefined) return { state: 'unknown' }
  const { pid, started } = mark
  const now = processMark(pid)
  if (mark.place !== now.place) return { state: 'unknown' }
  if (!isProcessThere(pid)) return { state: 'gone', pid }
  if (started === undefined || now.started === undefined) return { state: 'alive', pid, isCertain: false }
  return { state: started === now.started ? 'alive' : 'gone', pid, isCertain: true }
}

function readMark(text: string): ProcessMark | undefined {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || !('pid' in data) || !('place' in data)) return undefined
    const { pid, place } = data
    const started = 'started' in data && typeof data.started === 'string' ? { started: data.started } : {}
    // Zero and less would be groups of processes.
    const isMark = Number.isSafeInteger(pid) && typeof pid === 'number' && pid > 0 && typeof place === 'string'
    return isMark ? { pid, place, ...started } : undefined
  } catch {
    return undefined
  }
}
