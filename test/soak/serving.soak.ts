import { createContext } from '@metier/operations'
import { startDaemon } from '@metier/server'
import { createCollectingJournal, createTemporaryTree } from '@metier/testing'
import { expect, it } from 'vitest'
import { runs } from './runs.ts'
import { mixedLoad, soakSkill, type Load } from './serving-load.ts'

/** Milliseconds that so large a part of calls did not need. */
function quantile(durations: Load['durations'], part: number): number {
  const sorted = durations.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10
}

/** METIER_SOAK_RUNS=30 takes about half an hour. */
it('serves for long without an error of its own, does not grow, and becomes no slower', async () => {
  const tree = createTemporaryTree({ 'project/metier.yaml': 'skills: {}\n' })
  for (let index = 0; index < 20; index += 1)
    tree.write(`project/.agents/skills/s-${index}/SKILL.md`, soakSkill(`s-${index}`, 0))
  const journal = createCollectingJournal()
  const home = tree.at('home')
  const environment = { HOME: home, XDG_CONFIG_HOME: `${home}/.config`, PATH: process.env['PATH'] }
  const context = createContext({ cwd: tree.at('project'), journal, home, environment })
  const daemon = await startDaemon(context, { port: 0 })
  const duration = runs(60_000)
  const heap: number[] = []
  const timer = setInterval(() => heap.push(process.memoryUsage().heapUsed), duration / 12)
  const end = Date.now() + duration
  const { answers, faults, durations } = await mixedLoad({ url: daemon.url, end, tree })
  clearInterval(timer)
  await daemon.close()
  tree.cleanUp()

  const [early, late] = [true, false].map((isEarly) =>
    durations.filter(({ at }) => at < end - duration / 2 === isEarly),
  )
  const figures = {
    answers,
    p50: [quantile(early ?? [], 0.5), quantile(late ?? [], 0.5)],
    p99: [quantile(early ?? [], 0.99), quantile(late ?? [], 0.99)],
    heapMegabytes: heap.map((bytes) => Math.round(bytes / 1e6)),
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  expect(answers).toBeGreaterThan(100)
  expect(journal.entries.filter(({ level }) => level === 'error')).toEqual([])
  expect(faults).toEqual([])
  // A machine with other work is given twice.
  expect(figures.p99[1]).toBeLessThan((figures.p99[0] ?? 0) * 2 + 50)
  const half = Math.floor(heap.length / 2)
  expect(Math.min(...heap.slice(half))).toBeLessThan(Math.min(...heap.slice(1, half)) * 1.5 + 20_000_000)
})
