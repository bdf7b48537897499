import { isMainThread, MessagePort, workerData } from 'node:worker_threads'
import { serveCrew, serveWeigher } from '@metier/runtime'

/** Serves the thread that started this one; false where none did. */
export function serveThread(): boolean {
  const data: unknown = workerData
  if (isMainThread) return false
  if (serveWeigher(data)) return true
  const port: unknown = typeof data === 'object' && data !== null && 'port' in data ? data.port : undefined
  if (!(port instanceof MessagePort)) return false
  serveCrew(port)
  return true
}
