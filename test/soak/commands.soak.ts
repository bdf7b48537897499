import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCatalog } from '@metier/runtime'
import { describe, expect, it } from 'vitest'
import { runs } from './runs.ts'

const source = (round: number): string =>
  `import { defineCommand } from 'metier'\nexport const round = defineCommand({ name: 'round', description: 'Round ${round}', run: () => '${round}' })\n`

/** Processes whose parent this one is; 0 where there is no /proc. */
function children(): number {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === process.pid).length
  } catch {
    return 0
  }
}

function parentOf(name: string): number {
  try {
    return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}

describe('commands that are edited for long', () => {
  it('are reloaded ten thousand times without growing', async () => {
    const home = mkdtempSync(join(tmpdir(), 'metier-soak-'))
    const scripts = join(home, '.agents/skills/notes/scripts')
    const project = join(home, 'project')
    mkdirSync(join(project, '.git'), { recursive: true })
    mkdirSync(scripts, { recursive: true })
    writeFileSync(join(scripts, '../SKILL.md'), '---\nname: notes\ndescription: Notes. Use when soaking.\n---\n')
    writeFileSync(join(scripts, 'commands.mjs'), source(0))
    const environment = { PATH: process.env['PATH'], HOME: home }
    const catalog = await openCatalog({ cwd: project, home, environment, overrides: { scripts: 'allow' } })
    await catalog.call('notes.round')
    const rounds = runs(10_000)
    const settledAt = Math.floor(rounds / 5)
    let settled = 0
    for (let round = 1; round <= rounds; round += 1) {
      writeFileSync(join(scripts, 'commands.mjs'), round % 10 === 0 ? 'export const broken = {' : source(round))
      await new Promise((resolve) => {
        setTimeout(resolve, 105)
      })
      const { text } = await catalog.call('notes.round')
      expect(text).toBe(String(round % 10 === 0 ? round - 1 : round))
      if (round === settledAt) {
        globalThis.gc?.()
        settled = process.memoryUsage().heapUsed
      }
    }
    globalThis.gc?.()
    const grown = (process.memoryUsage().heapUsed - settled) / 2 ** 20
    const processes = children()
    await catalog.close()
    expect(grown).toBeLessThan(30)
    // The one that answers, with what the sandbox puts around it, and one that may be on its way out.
    expect(processes).toBeLessThanOrEqual(4)
    expect(children()).toBe(0)
    rmSync(home, { recursive: true, force: true })
    // A reload waits for the next look at the files, and starts a process: a busy machine takes hours.
  }, 14_400_000)
})
