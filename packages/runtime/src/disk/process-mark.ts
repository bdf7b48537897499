import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process so that another one can tell whether it is still there, long after its number was given to the next. */
export interface ProcessMark {
  readonly pid: number
  /** Where numbers of processes mean the same ones: a machine since it was started, and a container on it. */
  readonly place: string
  /** When it was started, in ticks since the machine was; only Linux says so without another program. */
  readonly started?: string
}

/** Of this process, or of another of this machine. */
export function processMark(pid: number = process.pid): ProcessMark {
  const started = startOf(pid)
  return { pid, place: (place ??= placeOfProcesses()), ...(started !== undefined && { started }) }
}

let place: string | undefined

function placeOfProcesses(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** The name of a program may hold blanks and brackets; what follows its last bracket does not. */
function startOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
