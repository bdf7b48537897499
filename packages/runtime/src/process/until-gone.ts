import { existsSync, readFileSync } from 'node:fs'

/** A process that does not die of SIGKILL waits in the kernel, for a disk that does not answer: nobody can help it. */
const patienceMilliseconds = 5000

/** Kills a process and waits until it runs no more, which the kernel does a moment after the signal. Linux only. */
export async function untilGone(pid: number | undefined): Promise<void> {
  if (pid === undefined || !runs(pid)) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone in between, or not ours to kill.
  }
  const until = performance.now() + patienceMilliseconds
  for (let round = 0; runs(pid) && performance.now() < until; round++) {
    await new Promise((resolve) => {
      if (round < 20) setImmediate(resolve)
      else setTimeout(resolve, 2)
    })
  }
}

/** A zombie runs no more; it waits for a parent that is not us. */
function runs(pid: number): boolean {
  if (!existsSync(`/proc/${pid}`)) return false
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in parentheses is the program's own choice and may hold anything: the state follows the last one.
    return !/^ [ZX]/.test(stat.slice(stat.lastIndexOf(')') + 1))
  } catch {
    return false
  }
}
