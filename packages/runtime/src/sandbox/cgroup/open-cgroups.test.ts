import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { boundsGaps } from '../bounds-gaps.ts'
import { openCgroups } from './open-cgroups.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'metier-cgroups-'))
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const limits = { memoryBytes: 1000, processes: 10 }
/** A folder in place of the kernel's: what is written to it can be read. */
const open = () => openCgroups([{ directory: place, version: 2, controllers: ['memory', 'pids'] }])
const numberOf = (each: string) => Number(each.split('-').at(-1))
/** Numbers go on through the process; the first that stands here counts as `0`. */
const group = (name: string) => {
  const names = readdirSync(place)
  const wanted = Math.min(...names.map(numberOf)) + Number(name)
  return join(place, names.find((each) => numberOf(each) === wanted) ?? 'none')
}

describe('control groups', () => {
  it('are none where none can be made, and that is said', () => {
    const none = openCgroups([])
    expect(none.make(limits)).toBeUndefined()
    expect(boundsGaps(none)).toHaveLength(1)
    expect(boundsGaps(open())).toEqual([])
  })

  it('bound memory, swap and processes, with room for what the sandbox itself needs', () => {
    expect(open().make(limits)).toBeDefined()
    const written = ['memory.max', 'memory.swap.max', 'pids.max'].map((file) =>
      readFileSync(join(group('0'), file), 'utf8'),
    )
    expect(written).toEqual(['1000', '0', '13'])
  })

  it('are used again for the same bounds once they are empty, and only then', () => {
    const groups = open()
    const first = groups.make(limits)
    writeFileSync(join(group('0'), 'pids.current'), '2\n')
    first?.release()
    groups.make(limits)?.release()
    groups.make(limits)
    groups.make({ ...limits, processes: 11 })
    expect([0, 1, 2, 3].map((name) => existsSync(group(String(name))))).toEqual([true, true, true, false])
  })

  it('still counted for a moment after a run are used when that is over', () => {
    const groups = open()
    groups.make(limits)?.release()
    const counter = join(group('0'), 'pids.current')
    writeFileSync(counter, '2\n')
    const second = groups.make(limits)
    // The first process of a sandbox is buried by somebody else, when he likes: there is room for it.
    writeFileSync(counter, '1\n')
    groups.make(limits)
    second?.release()
    expect([0, 1, 2].map((name) => existsSync(group(String(name))))).toEqual([true, true, false])
  })

  it('with somebody alive in them are not used again, however few are counted', () => {
    const groups = open()
    groups.make(limits)?.release()
    writeFileSync(join(group('0'), 'pids.current'), '1\n')
    writeFileSync(join(group('0'), 'cgroup.procs'), `${process.pid}\n`)
    groups.make(limits)
    expect(readdirSync(place)).toHaveLength(2)
  })

  it('are looked at few at a time, those that wait longest first', () => {
    const groups = open()
    const made = Array.from({ length: 5 }, () => groups.make(limits))
    for (const name of [0, 1, 2]) writeFileSync(join(group(String(name)), 'pids.current'), '9\n')
    for (const each of made) each?.release()
    groups.make(limits)
    expect(readdirSync(place)).toHaveLength(6)
    writeFileSync(join(group('2'), 'pids.current'), '0\n')
    groups.make(limits)
    expect(readdirSync(place)).toHaveLength(6)
  })

  it('of several who open them in one process do not stand in the way of each other', () => {
    expect([open(), open()].map((each) => each.make(limits) !== undefined)).toEqual([true, true])
    expect(readdirSync(place)).toHaveLength(2)
  })

  it('tell what the kernel killed since they were made', () => {
    const made = open().make(limits)
    expect(made?.ranOutOfMemory()).toBe(false)
    writeFileSync(join(group('0'), 'memory.events'), 'low 0\noom 3\noom_kill 2\n')
    expect(made?.ranOutOfMemory()).toBe(true)
  })

  it('start nothing where a thread of ours cannot go in and come back', () => {
    let started = 0
    expect(
      open()
        .make(limits)
        ?.enclose(() => void started++),
    ).toBe(false)
    expect(started).toBe(0)
  })

  it('of a Metier that is gone are removed, and nobody else is touched', () => {
    // No process has this number: it is above what the kernel gives (`PID_MAX_LIMIT`, 4,194,304).
    const names = ['metier-4194999-0', `metier-${process.pid}-9`, 'user.slice']
    for (const name of names) mkdirSync(join(place, name))
    open()
    expect(names.map((name) => existsSync(join(place, name)))).toEqual([false, true, true])
  })
})
