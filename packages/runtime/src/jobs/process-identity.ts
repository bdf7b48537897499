import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isProcessThere } from '../disk/is-process-there.ts'

/** One process of one machine, told from a later one that was given the same number. */
export interface ProcessIdentity {
  readonly pid: number
  /** When it started, as its system writes that; `null` where the system does not say. */
  readonly started: string | null
}

/** Of a process that runs now; `undefined` when there is none of this number. */
export function processIdentity(pid: number = process.pid): ProcessIdentity | undefined {
  if (!isProcessThere(pid)) return undefined
  if (process.platform === 'linux') return linuxIdentity(pid)
  if (process.platform === 'win32') return { pid, started: null }
  return { pid, started: askSystem(pid) }
}

/** A zombie has ended: only its parent has not looked yet. */
function linuxIdentity(pid: number): ProcessIdentity | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in brackets may hold anything; the numbers come after the last bracket (proc(5): state is the 3rd
    // field, starttime the 22nd).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : { pid, started: fields[19] ?? null }
  } catch {
    return undefined
  }
}

function askSystem(pid: number): string | null {
  try {
    const answer = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', timeout: 5000 })
    return answer.trim() === '' ? null : answer.trim()
  } catch {
    return null
  }
}
