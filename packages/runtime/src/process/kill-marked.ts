import { readFileSync, readdirSync } from 'node:fs'
import { killProcess } from './kill-process.ts'

export interface KillMarkedOptions {
  /** As it stands in an environment: `NAME=value`. */
  readonly variable: string
  /** How long ago the first process with it was started, in milliseconds; an older one has nothing to do with it. */
  readonly age: () => number
}

/** While a program starts others faster than we find them, one look more is needed than it has generations. */
const rounds = 50

/** So many looks at processes that show no environment: one that is just becoming another program has none. */
const patience = 20

/** So many looks in a row that find nothing: a process may be started by one that ends while the list is read. */
const cleanLooks = 4

/**
 * Kills all that carries a variable in its environment, as everything of a run does that did not take it out.
 * Done when several looks in a row find none. Linux only: elsewhere nobody shows the environment of a process.
 */
export async function killMarked({ variable, age }: KillMarkedOptions): Promise<void> {
  if (process.platform !== 'linux') return
  let unsure = 0
  let clean = 0
  for (let round = 0; round < rounds; round++) {
    const looks = recent(age()).map((pid) => ({ pid, environment: environmentOf(pid) }))
    const found = looks.filter(({ environment }) => environment.includes(variable))
    for (const { pid } of found) killProcess(pid)
    const isUnsure = looks.some(({ environment }) => environment.length === 0)
    clean = found.length === 0 && (!isUnsure || ++unsure > patience) ? clean + 1 : 0
    if (clean === cleanLooks) return
    await new Promise((resolve) => {
      setTimeout(resolve, 2)
    })
  }
}

/** Of a second, in which the kernel tells when a process was started (`sysconf(_SC_CLK_TCK)`, 100 on all Linux). */
const ticks = 100

/** A second more than asked, for clocks that are read one after the other. */
function recent(age: number): readonly number[] {
  const uptime = Number.parseFloat(read('/proc/uptime'))
  const oldest = (uptime - age / 1000 - 1) * ticks
  return readdirSync('/proc')
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && isYounger(pid, oldest))
}

/** Neither the dead nor threads of the kernel, which all come from process 2. */
function isYounger(pid: number, oldest: number): boolean {
  const stat = read(`/proc/${pid}/stat`)
  // The name in parentheses may hold anything: the fields begin behind the last one, with the third.
  const [state = 'X', parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return !/[ZX]/.test(state) && parent !== '2' && Number(rest[17] ?? 0) >= oldest
}

/** None where it is not shown to us: another user's are not. */
function environmentOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/environ`, 'latin1')
    return text === '' ? [] : text.split('\0')
  } catch {
    return ['']
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
