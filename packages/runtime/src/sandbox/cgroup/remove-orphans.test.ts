import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { killProcess } from '../../process/kill-process.ts'
import { removeOrphans } from './remove-orphans.ts'

let place = ''
let started: number[] = []
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'metier-orphans-'))
  started = []
})
afterEach(() => {
  for (const pid of started) killProcess(pid)
  rmSync(place, { recursive: true, force: true })
})

/** No process has this number: it is above what the kernel gives (`PID_MAX_LIMIT`, 4,194,304). */
const gone = 4_194_999

function group(owner: number, members: readonly number[]): void {
  const directory = join(place, `metier-${owner}-0`)
  mkdirSync(directory)
  writeFileSync(join(directory, 'cgroup.procs'), members.map((pid) => `${pid}\n`).join(''))
}

const statOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}
const isAlive = (pid: number) => !['Z', 'X', undefined].includes(statOf(pid)[0])

/** A process whose parent ended. */
function orphan(): number {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'sleep 600 >/dev/null 2>&1 & echo $!'], { encoding: 'utf8' })
  started.push(Number(stdout))
  return Number(stdout)
}

function child(): number {
  const { pid = 0 } = spawn('/bin/sleep', ['600'], { stdio: 'ignore' })
  started.push(pid)
  return pid
}

const hasProc = process.platform === 'linux'

describe.skipIf(!hasProc)('what a Metier that was killed left in its groups', () => {
  it('is ended when nobody is its parent any more', async (context) => {
    const left = orphan()
    await expect.poll(() => statOf(left)[1] !== String(process.pid), { timeout: 30_000 }).toBe(true)
    context.skip(statOf(left)[1] !== '1', 'here another process than the first takes in those whose parent ended')
    group(gone, [0, left])
    removeOrphans([place])
    await expect.poll(() => isAlive(left), { timeout: 30_000 }).toBe(false)
  })

  it('is let alone while it has a parent, or while its Metier lives', () => {
    const [kept, other] = [child(), orphan()]
    group(gone, [0, kept])
    group(process.pid, [other])
    removeOrphans([place])
    expect([isAlive(kept), isAlive(other)]).toEqual([true, true])
  })
})
