import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
let cache: string
beforeEach(() => {
  sandbox = new Sandbox()
  cache = join(sandbox.home, 'cache')
  sandbox.environment['XDG_CACHE_HOME'] = cache
})
afterEach(() => sandbox.remove())

const kept = (): readonly string[] => {
  const directory = join(cache, 'metier/answers')
  return readdirSync(directory).map((name) => join(directory, name))
}

/** Puts a mark into what is kept, so that an answer shows where it came from. */
function mark(): void {
  for (const file of kept()) writeFileSync(file, readFileSync(file, 'utf8').replace('Helps with', 'Was kept'))
}

describe('metier list, asked again', () => {
  it('is answered from what is kept, until something changes', async () => {
    const file = sandbox.skill('x-tidy')
    await wait(2100)
    const first = sandbox.run('list')
    expect(first.stdout).toContain('x-tidy')
    expect(sandbox.run('list')).toEqual(first)
    mark()
    expect(sandbox.run('list').stdout).toContain('Was kept')
    // Another call of the command has an answer of its own, and so has no cache at all.
    expect(sandbox.run('list', '--json').stdout).toContain('"Helps with')
    expect(sandbox.runWith({ METIER_NO_CACHE: '1' }, 'list').stdout).toContain('Helps with')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Helps', 'Assists'))
    expect(sandbox.run('list').stdout).toMatch(/x-tidy +project +Assists/)
  }, 30_000)

  it('follows settings, new skills and what a skill requires', async () => {
    sandbox.skill('x-tidy', 'metadata:\n  requires: \'{"env":["X_KEY"]}\'\n')
    await wait(2100)
    const names = (environment: Readonly<Record<string, string>> = {}): string =>
      sandbox.runWith(environment, 'list').stdout
    expect(names()).not.toContain('x-tidy')
    expect(names()).not.toContain('x-tidy')
    expect(names({ X_KEY: '1' })).toContain('x-tidy')
    sandbox.skill('x-new')
    expect(names()).toContain('x-new')
    sandbox.write('metier.yaml', 'skills:\n  entries:\n    x-new:\n      enabled: false\n')
    expect(names()).not.toContain('x-new')
  }, 30_000)
})
