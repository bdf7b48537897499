import { spawnSync } from 'node:child_process'

/** Kills a process and its whole group at once. That it is gone already is no fault. */
export function killGroup(pid: number | undefined): void {
  // 0 and 1 would be ourselves and everybody.
  if (pid === undefined || pid <= 1) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true })
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // No such group.
  }
}
