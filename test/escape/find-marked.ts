import { readFileSync, readdirSync } from 'node:fs'

/** Processes with this word among their arguments. Linux only. */
export function findMarked(mark: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => wordsOf(pid).includes(mark))
}

/** None for a process that is gone. */
function wordsOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0')
  } catch {
    return []
  }
}
