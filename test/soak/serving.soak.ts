import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { Sandbox } from '../cli/sandbox.ts'
import { runs } from './runs.ts'
import { mixedLoad, soakSkill } from './serving-load.ts'
import { watchDaemon } from './watch-daemon.ts'

interface Entry {
  readonly level: string
  readonly msg: string
}

/** The daemon as a process of its own, with its log. */
async function start(sandbox: Sandbox) {
  const daemon = sandbox.start('serve', '--port', '0', '--log', 'json')
  const log: Entry[] = []
  createInterface({ input: daemon.stderr }).on('line', (line) => {
    if (line.startsWith('{')) log.push(JSON.parse(line))
  })
  for await (const line of createInterface({ input: daemon.stdout })) return { daemon, log, url: line }
  throw new Error('The daemon ended before it said where it is.')
}

async function stop(daemon: ChildProcess): Promise<void> {
  // One that a signal ended has no code: whoever waited for its end would wait for ever.
  if (daemon.exitCode !== null || daemon.signalCode !== null) return
  const ended = once(daemon, 'exit')
  daemon.kill('SIGTERM')
  await ended
}

const least = (numbers: readonly number[]) => Math.min(...numbers)

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/** Pools, caches and compiled code fill for about a minute, so a shorter run cannot tell them from a leak. */
const shortestForMemory = 360_000

/** METIER_SOAK_RUNS=30 takes half an hour; then each interval is a minute. */
it('serves for long without an error of its own, does not grow, and becomes no slower', async () => {
  const sandbox = new Sandbox()
  for (let index = 0; index < 20; index += 1)
    sandbox.write(`.agents/skills/s-${index}/SKILL.md`, soakSkill(`s-${index}`, 0))
  const { daemon, log, url } = await start(sandbox)
  const duration = runs(60_000)
  const watched = watchDaemon(url, Math.max(2000, duration / 30))
  const { answers, faults } = await mixedLoad({
    url,
    end: Date.now() + duration,
    write: (name, text) => void sandbox.write(`.agents/skills/${name}/SKILL.md`, text),
    writeLarge: (text) => void sandbox.write('.agents/skills/s-0/scripts/steps.js', text),
    remove: (name) => rmSync(join(sandbox.project, '.agents/skills', name), { recursive: true, force: true }),
    took: (milliseconds) => watched.took(milliseconds),
  })
  const intervals = watched.stop()
  await stop(daemon)
  sandbox.remove()

  process.stdout.write(`${answers} answers\n`)
  for (const interval of intervals) process.stdout.write(`${JSON.stringify(interval)}\n`)
  expect(answers).toBeGreaterThan(100)
  expect(log.filter(({ level }) => level === 'error')).toEqual([])
  expect(faults).toEqual([])
  // The first sixth of the time is for compiling, and for what is kept to be full.
  const [begin, half] = [Math.floor(intervals.length / 6), Math.floor(intervals.length / 2)]
  const [early, late] = [intervals.slice(begin, half), intervals.slice(half)]
  // A machine with other work is given twice.
  expect(middle(late.map(({ p99 }) => p99))).toBeLessThan(middle(early.map(({ p99 }) => p99)) * 2 + 50)
  if (duration < shortestForMemory) return
  expect(least(late.map(({ heap }) => heap))).toBeLessThan(least(early.map(({ heap }) => heap)) * 1.2 + 5)
  expect(least(late.map(({ resident }) => resident))).toBeLessThan(least(early.map(({ resident }) => resident)) * 1.2)
})
