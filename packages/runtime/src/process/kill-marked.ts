import { readFileSync, readdirSync } from 'node:fs'
import { killProcess } from './kill-process.ts'

/** While a program starts others faster than we find them, one look more is needed than it has generations. */
const rounds = 50

/**
 * Kills all that carries a variable in its environment, as everything of a run does that did not take it out.
 * Done when a look finds none. Linux only: elsewhere nobody shows the environment of a process.
 */
export async function killMarked(variable: string): Promise<void> {
  if (process.platform !== 'linux') return
  for (let round = 0; round < rounds; round++) {
    const found = marked(variable)
    if (found.length === 0) return
    for (const pid of found) killProcess(pid)
    await new Promise((resolve) => {
      setTimeout(resolve, 2)
    })
  }
}

function marked(variable: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && environmentOf(pid).includes(variable))
}

/** Empty for a process that has ended and waits for its parent, and for another user's. */
function environmentOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0')
  } catch {
    return []
  }
}
