/** Kills one process. That it is gone already, or not ours, is no fault. */
export function killProcess(pid: number): void {
  // 0, 1 and negative numbers mean ourselves and others.
  if (pid <= 1) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone.
  }
}
