import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Runs commands in turn, A B A B …, after one warm-up each. Gives the median wall time of each in milliseconds. `before`
 * and `after` are called around each run of the first, and do not count.
 */
export function alternate(commands, { runs = 11, cwd, env, before, after } = {}) {
  const times = commands.map(() => [])
  for (let run = -1; run < runs; run++) {
    for (const [index, [program, ...args]] of commands.entries()) {
      if (index === 0) before?.()
      const started = process.hrtime.bigint()
      const result = spawnSync(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 })
      const took = Number(process.hrtime.bigint() - started) / 1e6
      if (index === 0) after?.()
      if (result.status !== 0)
        throw new Error(`${program} ${args.join(' ')}: exit ${result.status}\n${String(result.stderr)}`)
      if (run >= 0) times[index].push(took)
    }
  }
  return times.map(median)
}

/** Waits, in place, until something is so. */
export function waitUntil(isSo, { milliseconds = 30_000 } = {}) {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > milliseconds) throw new Error('What was waited for did not come.')
    Atomics.wait(clock, 0, 0, 20)
  }
}

const firstAnswer = fileURLToPath(new URL('first-answer.mjs', import.meta.url))

/**
 * Starts servers over stdio in turn, each until it has answered tools/list, after one start that lets them keep what
 * they keep. Gives for each the medians of `milliseconds` and `processor`, and what it `listed`.
 */
export function alternateStarts(commands, { runs = 15, cwd, env }) {
  const start = (command, more) => {
    const { stdout } = spawnSync(process.execPath, [firstAnswer, ...command], {
      cwd,
      env: { ...env, ...more },
      encoding: 'utf8',
    })
    return JSON.parse(stdout)
  }
  for (const command of commands) start(command, { METIER_BENCH_WARM: '1' })
  const starts = commands.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, command] of commands.entries()) starts[index].push(start(command))
  }
  return starts.map((each) => ({
    milliseconds: median(each.map(({ milliseconds }) => milliseconds)),
    processor: median(each.map(({ processor = Number.NaN }) => processor)),
    listed: each[0],
  }))
}

/** Peak resident memory of one Node command in MB. */
export function peakMemory(args, { cwd, env } = {}) {
  const report = join(tmpdir(), `metier-bench-memory-${process.pid}`)
  const preload = fileURLToPath(new URL('report-memory.cjs', import.meta.url))
  const result = spawnSync(process.execPath, ['--require', preload, ...args], {
    cwd,
    env: { ...process.env, ...env, METIER_BENCH_MEMORY: report },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  })
  if (result.status !== 0) throw new Error(`exit ${result.status}\n${String(result.stderr)}`)
  return Number(readFileSync(report, 'utf8')) / 1024
}

/** Throws away what nobody holds, so that memory can be compared, however this process was started. */
export function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** What work gives, and the processor time that it took, in ms. */
export function timed(work) {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}
