import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCatalog } from '@metier/runtime'
import { describe, expect, it } from 'vitest'
import { runs } from './runs.ts'

const skill = (name: string, round: number): string =>
  `---\nname: ${name}\ndescription: Round ${round}. Use when ${name} is needed.\n---\nText ${round}.\n`

describe('a catalogue that is followed for long', () => {
  it('ends after thousands of edits where a fresh look begins, and does not grow', async () => {
    const project = mkdtempSync(join(tmpdir(), 'metier-soak-'))
    const root = join(project, '.agents', 'skills')
    mkdirSync(join(project, '.git'))
    mkdirSync(root, { recursive: true })
    const options = { cwd: project, home: join(project, 'home') }
    const catalog = await openCatalog({ ...options, watch: true })
    let random = 7
    const next = (limit: number): number => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((random / 2_147_483_648) * limit)
    }
    const step = (round: number): void => {
      const name = `skill-${next(40)}`
      const directory = join(root, name)
      const action = next(5)
      if (action === 0) rmSync(directory, { recursive: true, force: true })
      else if (action === 1) {
        rmSync(`${directory}-moved`, { recursive: true, force: true })
        mkdirSync(directory, { recursive: true })
        renameSync(directory, `${directory}-moved`)
      } else {
        mkdirSync(directory, { recursive: true })
        writeFileSync(join(directory, 'SKILL.md'), action === 2 ? '---\nbroken: [\n---\n' : skill(name, round))
      }
    }
    const seen = (view: ReturnType<typeof catalog.view>): readonly string[] =>
      view.active.map(({ name, description }) => `${name}: ${description}`)
    let settled = 0
    const rounds = runs(3000)
    for (let round = 0; round < rounds; round += 1) {
      step(round)
      if (round % 50 === 0) {
        catalog.prompt()
        await new Promise((resolve) => {
          setTimeout(resolve, 20)
        })
      }
      if (round === Math.floor(rounds / 3)) {
        globalThis.gc?.()
        settled = process.memoryUsage().heapUsed
      }
    }
    catalog.service.refresh()
    const fresh = await openCatalog(options)
    // What is broken on disk keeps its last good version here, and is unknown to a fresh look.
    const broken = new Set(
      catalog
        .view()
        .active.filter(({ candidate }) => candidate.stale)
        .map(({ name }) => name),
    )
    expect(seen(catalog.view()).filter((line) => !broken.has(line.split(':')[0] ?? ''))).toEqual(seen(fresh.view()))
    globalThis.gc?.()
    expect(process.memoryUsage().heapUsed).toBeLessThan(settled + 40 * 1024 * 1024)
    await catalog.close()
    await fresh.close()
    rmSync(project, { recursive: true, force: true })
  })
})
