import { systemErrorCode } from './disk-error.ts'

/** Does a process with this number run on this machine? Not whether it is still the one that was given it first. */
export function isProcessThere(pid: number): boolean {
  // Zero and less would be groups of processes.
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is there as well.
    return systemErrorCode(error) !== 'ESRCH'
  }
}
