import type { ScanReport } from '@metier/core'
import { describe, expect, it } from 'vitest'
import { openJudging, type JudgingOptions } from './open-judging.ts'

const report = (at: number): ScanReport => ({ verdict: 'pass', findings: [], filesScanned: at, skipped: [] })
const skillAt = (at: number, size: number) => ({
  directory: `/skills/${at}`,
  digest: `sha256:${at}`,
  files: new Map([['SKILL.md', { bytes: new Uint8Array(size), executable: false }]]),
})
const numberOf = (directory: string) => Number(directory.split('/').at(-1))
const later = <Value>(value: Value) => new Promise<Value>((resolve) => void setImmediate(() => resolve(value)))

/** Judges so many, with a thread that has time for `most` at once; tells which it took and which were judged here. */
async function judge(
  count: number,
  more: { most?: number; sizes?: (at: number) => number } & Partial<JudgingOptions> = {},
) {
  const { most = 0, sizes = () => 10, ...options } = more
  const shared: number[] = []
  const here: number[] = []
  let saved = 0
  let started = 0
  let waiting = 0
  const judging = openJudging({
    scanner: {
      scan: async (directory) => {
        here.push(numberOf(directory))
        return report(numberOf(directory))
      },
      share: (directory) => {
        if (waiting >= most) return undefined
        waiting += 1
        shared.push(numberOf(directory))
        return later(report(numberOf(directory))).finally(() => (waiting -= 1))
      },
      save: () => void saved++,
    },
    crew: { isStarted: most > 0, start: () => void started++ },
    progress: () => undefined,
    expected: count,
    ...options,
  })
  const reports: Promise<ScanReport | undefined>[] = []
  for (let at = 0; at < count; at++) reports.push((await judging.add(skillAt(at, sizes(at)))).report)
  const hereBefore = here.length
  await judging.finish()
  const found = (await Promise.all(reports)).map((each) => each?.filesScanned)
  return { found, shared, here, hereBefore, saved, started }
}

/** A clock that is so many milliseconds further each time somebody looks. */
const ticking = (step: number) => {
  let time = 0
  return () => (time += step)
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('judging many skills', () => {
  it('gives each its report, in the order they came', async () => {
    for (const most of [0, 1, 8]) expect((await judge(500, { most })).found).toEqual(upTo(500))
  })

  it('leaves them to threads while there are others to read, and helps when what waits takes long', async () => {
    const { shared, here, hereBefore } = await judge(600, { most: 2, now: ticking(1) })
    expect(hereBefore).toBe(0)
    expect(here.length).toBeGreaterThan(0)
    expect([...shared, ...here].toSorted((left, right) => left - right)).toEqual(upTo(600))
  })

  it('waits for threads when what is left takes less than to begin, however many that are', async () => {
    expect((await judge(600, { most: 2, now: ticking(0.01) })).here).toEqual([])
    expect((await judge(20, { most: 2, now: ticking(20) })).here).not.toEqual([])
  })

  it('goes on when it has begun, until nothing waits', async () => {
    const { here } = await judge(200, { most: 1, now: ticking(10), sizes: (at) => (at < 190 ? 1 : 10_000) })
    expect(here.length).toBeGreaterThan(50)
  })

  it('judges at once what is too large to wait in memory', async () => {
    const { here, hereBefore } = await judge(4, { most: 1, sizes: () => 10 * 1024 * 1024 })
    expect(here.slice(0, hereBefore)).toEqual([2, 3])
  })

  it('starts threads when many turn out to be new, and none where nothing can be given away', async () => {
    const large = { sizes: () => 65_536 }
    expect((await judge(16, large)).started).toBeGreaterThan(0)
    // The half of them is done when there was enough, or never is there enough.
    expect((await judge(15, large)).started).toBe(0)
    expect((await judge(300)).started).toBe(0)
    expect((await judge(16, { ...large, scanner: { scan: async () => report(0) } })).started).toBe(0)
  })

  it('writes down what was said now and then', async () => {
    expect((await judge(450, { most: 8 })).saved).toBe(2)
  })

  it('leaves what waits when somebody stops', async () => {
    const { found, here } = await judge(300, {
      most: 1,
      signal: AbortSignal.abort(),
    })
    expect(here).toEqual([])
    expect(found.filter((each) => each === undefined).length).toBeGreaterThan(250)
  })
})
