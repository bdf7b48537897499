import { processIdentity, type ProcessIdentity } from './process-identity.ts'

/** Does this very process still run? Where its start is not known, its number has to do. */
export function isProcessAlive({ pid, started }: ProcessIdentity): boolean {
  const now = processIdentity(pid)
  if (now === undefined) return false
  return started === null || now.started === null || now.started === started
}
