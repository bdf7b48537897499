import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openCatalog } from '@metier/runtime'
import { describe, expect, it } from 'vitest'
import { runs } from './runs.ts'

const source = (round: number): string =>
  `import { defineCommand } from 'metier'\nexport const round = defineCommand({ name: 'round', description: 'Round ${round}', run: () => '${round}' })\n`

/** They are edited and called at the same time, so that less of the time is waiting. */
const names = ['notes', 'marks', 'lists', 'dates']

/** Processes whose parent this one is; 0 where there is no /proc. */
function children(): number {
  return listing('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === process.pid).length
}

function parentOf(name: string): number {
  try {
    return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return 0
  }
}

function mebibytes(bytes: number): number {
  return Math.round(bytes / 2 ** 19) / 2
}

/** Else what is counted is mostly what nobody holds any more, however this process was started. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** MiB, and open descriptors; 0 of those where there is no /proc. */
function used(): { readonly heap: number; readonly resident: number; readonly descriptors: number } {
  collectGarbage()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: mebibytes(heapUsed), resident: mebibytes(rss), descriptors: listing('/proc/self/fd').length }
}

function listing(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

describe('commands that are edited for long', () => {
  it('are reloaded ten thousand times without growing', async () => {
    const home = mkdtempSync(join(tmpdir(), 'metier-soak-'))
    const project = join(home, 'project')
    mkdirSync(join(project, '.git'), { recursive: true })
    const files = names.map((name) => {
      const skill = join(home, '.agents/skills', name)
      mkdirSync(join(skill, 'scripts'), { recursive: true })
      writeFileSync(join(skill, 'SKILL.md'), `---\nname: ${name}\ndescription: Notes. Use when soaking.\n---\n`)
      return join(skill, 'scripts/commands.mjs')
    })
    const write = (text: string) => files.forEach((file) => writeFileSync(file, text))
    write(source(0))
    const environment = { PATH: process.env['PATH'], HOME: home }
    const catalog = await openCatalog({ cwd: project, home, environment, overrides: { scripts: 'allow' } })
    const call = async () => {
      const answers = await Promise.all(names.map((name) => catalog.call(`${name}.round`)))
      return [...new Set(answers.map(({ text }) => text))]
    }
    await call()
    const rounds = runs(10_000 / names.length)
    const settledAt = Math.floor(rounds / 5)
    let settled = used()
    const say = (reloads: number) => process.stdout.write(`after ${reloads} reloads: ${JSON.stringify(used())}\n`)
    say(0)
    for (let round = 1; round <= rounds; round += 1) {
      write(round % 10 === 0 ? 'export const broken = {' : source(round))
      await new Promise((resolve) => {
        setTimeout(resolve, 105)
      })
      expect(await call()).toEqual([String(round % 10 === 0 ? round - 1 : round)])
      if (round === settledAt) settled = used()
      if (round % Math.floor(rounds / 10) === 0) say(round * names.length)
    }
    const ended = used()
    const processes = children()
    await catalog.close()
    expect(ended.heap - settled.heap).toBeLessThan(5)
    // What V8 gives back to the system is its own affair; a leak of this many reloads would be more.
    expect(ended.resident - settled.resident).toBeLessThan(60)
    expect(ended.descriptors - settled.descriptors).toBeLessThanOrEqual(8)
    // Of each skill the one that answers, with what the sandbox puts around it, and one that may be on its way out.
    expect(processes).toBeLessThanOrEqual(4 * names.length)
    expect(children()).toBe(0)
    rmSync(home, { recursive: true, force: true })
    // A reload waits for the next look at the files, and starts a process: a busy machine takes hours.
  }, 14_400_000)
})
