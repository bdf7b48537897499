import { setTimeout as pause } from 'node:timers/promises'
import { markedProcesses } from './marked-processes.ts'

/**
 * Ends what carries a mark in its environment, also what left the group of its agent. Linux only: elsewhere nobody
 * shows the environment of a process, and the group is all there is.
 *
 * Done when nothing was there twice: what is born during one look is found by the next, and a process that is just
 * becoming another program shows no environment for a moment.
 */
export async function killMarked(mark: string): Promise<void> {
  if (process.platform !== 'linux') return
  let clean = 0
  for (let round = 0; round < 50 && clean < 2; round += 1) {
    const found = markedProcesses(mark)
    clean = found.length === 0 ? clean + 1 : 0
    for (const pid of found) kill(pid)
    await pause(5)
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}
