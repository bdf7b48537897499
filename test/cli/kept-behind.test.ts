import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { program, Sandbox } from './sandbox.ts'

const count = 600

let sandbox: Sandbox
let cache: string
beforeEach(async () => {
  sandbox = new Sandbox()
  cache = join(sandbox.home, 'cache')
  sandbox.environment['XDG_CACHE_HOME'] = cache
  for (let index = 0; index < count; index++) sandbox.skill(`x-${index}`)
  // What changed a moment ago is not kept.
  await wait(2100)
})
afterEach(async () => {
  for (let waited = 0; keepers().length > 0 && waited < 400; waited++) await wait(50)
  sandbox.remove()
})

const names = (directory: string): readonly string[] =>
  existsSync(join(cache, 'metier', directory)) ? readdirSync(join(cache, 'metier', directory)) : []
const kept = (directory: string): readonly string[] =>
  names(directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(cache, 'metier', directory, name))
const isKept = async (answers = 1): Promise<void> =>
  vi.waitFor(() => expect(kept('answers')).toHaveLength(answers), { timeout: 20_000, interval: 50 })

/** Processes that keep an answer for this sandbox, by their numbers; none where the system does not tell. */
function keepers(): readonly number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const variables = readFileSync(`/proc/${name}/environ`, 'utf8')
        return variables.includes('METIER_KEEP_BEHIND=') && variables.includes(`HOME=${sandbox.home}\0`)
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Where a process reads and writes. */
const places = (pid: number): readonly string[] => [0, 1, 2].map((each) => readlinkSync(`/proc/${pid}/fd/${each}`))

describe('the first list of many skills', () => {
  it('is kept by a process that nobody waits for, as it was shown', async () => {
    const first = sandbox.run('list')
    expect(first.stdout.split('\n').length).toBeGreaterThan(count)
    await isKept()
    expect(kept('listing').length).toBeGreaterThan(0)
    for (const file of kept('answers'))
      writeFileSync(file, readFileSync(file, 'utf8').replace('Helps with x-7.', 'Was kept x-7.'))
    expect(sandbox.run('list')).toEqual({ ...first, stdout: first.stdout.replace('Helps with x-7.', 'Was kept x-7.') })
    // One that changed is little: whoever lists keeps it.
    sandbox.skill('x-7', 'license: MIT\n')
    await wait(2100)
    expect(sandbox.run('list')).toEqual(first)
    expect(keepers()).toEqual([])
    expect(sandbox.run('list', '--json').stdout).toContain('"x-7"')
    expect(kept('answers')).toHaveLength(2)
  }, 60_000)

  it('starts one such process, however often it is asked for', async () => {
    const first = sandbox.run('list')
    expect(sandbox.run('list')).toEqual(first)
    expect(keepers().length).toBeLessThanOrEqual(1)
    await isKept()
    expect(sandbox.run('list')).toEqual(first)
  }, 60_000)

  it('keeps nothing where that is not wanted', () => {
    const first = sandbox.runWith({ METIER_NO_CACHE: '1' }, 'list')
    expect(first.stdout.split('\n').length).toBeGreaterThan(count)
    expect(keepers()).toEqual([])
    expect(names('answers')).toEqual([])
  }, 60_000)

  it.runIf(process.platform === 'linux')(
    'holds nothing of whoever asked, so that no script waits for it',
    () => {
      let seen: readonly string[] = []
      for (let attempt = 0; attempt < 20 && seen.length === 0; attempt++) {
        rmSync(cache, { recursive: true, force: true, maxRetries: 5 })
        spawnSync(process.execPath, [program, 'list'], { cwd: sandbox.project, env: sandbox.environment })
        try {
          seen = keepers().flatMap(places)
        } catch {
          // It ended meanwhile.
          seen = []
        }
      }
      expect(new Set(seen)).toEqual(new Set(['/dev/null']))
    },
    60_000,
  )

  it.runIf(process.platform === 'linux')(
    'leaves nothing half when that process is killed',
    async () => {
      const first = sandbox.runWith({ METIER_NO_CACHE: '1' }, 'list')
      let killed = 0
      for (let delay = 0; delay < 400; delay += 20) {
        rmSync(cache, { recursive: true, force: true, maxRetries: 5 })
        expect(sandbox.run('list')).toEqual(first)
        await wait(delay)
        for (const pid of keepers()) {
          process.kill(pid, 'SIGKILL')
          killed += 1
        }
        for (const file of [...kept('answers'), ...kept('listing')]) {
          const text = readFileSync(file, 'utf8')
          expect(() => void JSON.parse(text)).not.toThrow()
        }
        expect(sandbox.run('list')).toEqual(first)
      }
      expect(killed).toBeGreaterThan(0)
    },
    120_000,
  )
})
