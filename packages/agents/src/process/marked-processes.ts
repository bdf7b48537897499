import { readdirSync, readFileSync } from 'node:fs'
import { markVariable } from './guard-script.ts'

/** Numbers of the processes that carry a mark in their environment. */
export function markedProcesses(mark: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && isMarked(pid, mark))
}

function isMarked(pid: number, mark: string): boolean {
  try {
    // Empty for a process that has ended and was not looked at yet.
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${markVariable}=${mark}`)
  } catch {
    return false
  }
}
