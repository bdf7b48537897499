import { readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
let directory: string
beforeEach(() => {
  sandbox = new Sandbox()
  const cache = join(sandbox.home, 'cache')
  sandbox.environment['XDG_CACHE_HOME'] = cache
  directory = join(cache, 'metier/search')
})
afterEach(() => sandbox.remove())

const files = (): readonly string[] => readdirSync(directory).map((name) => join(directory, name))
const note = (): string => files().find((file) => file.includes('last-')) ?? ''

/** The answer of a process that looks at every skill. */
const truth = (...words: string[]) => sandbox.runWith({ METIER_NO_CACHE: '1' }, 'find', ...words)

/** Was the last answer given from what the one before it had kept? Whoever looks at the skills writes that anew. */
function fromLast(ask: () => void): boolean {
  const before = statSync(note()).mtimeMs
  ask()
  return statSync(note()).mtimeMs === before
}

describe('metier find, asked again', () => {
  it('answers from the last index what the skills themselves would answer', () => {
    for (const name of ['x-tidy', 'x-sweep', 'x-mop']) sandbox.skill(name, 'tags: [home]\ntriggers: [clean up now]\n')
    sandbox.skill('x-off', 'enabled: false\n')
    sandbox.run('find', 'x-tidy')
    for (const words of [
      ['tidy'],
      ['clean', 'up', 'now'],
      ['x_tidy'],
      ['x-off'],
      ['nothing at all'],
      ['--json', 'mop'],
    ]) {
      expect(fromLast(() => expect(sandbox.run('find', ...words)).toEqual(truth(...words)))).toBe(true)
    }
    // What asks for more than words is asked of the skills.
    expect(fromLast(() => sandbox.run('find', 'tidy', '--limit', '1'))).toBe(false)
  }, 60_000)

  it('sees skills that come, change and go, and settings', () => {
    const tidy = sandbox.skill('x-tidy')
    const names = (...words: string[]): readonly string[] =>
      [...sandbox.run('find', '--json', ...words).stdout.matchAll(/^ {6}"name": "(.*)"/gm)].map(([, name = '']) => name)
    expect(names('sweep')).toEqual([])
    sandbox.skill('x-sweep')
    expect(names('sweep')).toEqual(['x-sweep'])
    writeFileSync(tidy, readFileSync(tidy, 'utf8').replace('Do it.', 'Polish the zeppelin.'))
    expect(names('zeppelin')).toEqual(['x-tidy'])
    sandbox.write('metier.yaml', 'skills:\n  entries:\n    x-sweep:\n      enabled: false\n')
    expect(names('sweep')).toEqual([])
    rmSync(join(tidy, '..'), { recursive: true })
    expect(names('zeppelin')).toEqual([])
  }, 60_000)

  it('answers rightly whatever has become of its files', () => {
    for (const name of ['x-tidy', 'x-sweep']) sandbox.skill(name)
    const expected = truth('tidy')
    sandbox.run('find', 'tidy')
    // A second look makes a file of changes too.
    sandbox.skill('x-mop')
    sandbox.run('find', 'mop')
    rmSync(join(sandbox.project, '.agents/skills/x-mop'), { recursive: true })
    sandbox.run('find', 'mop')
    expect(files().some((file) => file.includes('changes'))).toBe(true)
    for (const file of files()) {
      for (const part of [0, 0.4, 0.99]) {
        const whole = readFileSync(file)
        const damaged = Buffer.from(whole)
        const at = Math.floor(part * (whole.length - 1))
        damaged[at] = (damaged[at] ?? 0) ^ 0x10
        writeFileSync(file, damaged)
        expect(sandbox.run('find', 'tidy')).toEqual(expected)
        truncateSync(file, Math.floor(part * statSync(file).size))
        expect(sandbox.run('find', 'tidy')).toEqual(expected)
      }
      rmSync(file)
      expect(sandbox.run('find', 'tidy')).toEqual(expected)
    }
  }, 240_000)

  it('stands a death at any moment of the building', async () => {
    for (let at = 0; at < 100; at += 1) sandbox.skill(`x-skill-${at}`)
    const expected = truth('x-skill-77')
    for (let round = 0; round < 6; round += 1) {
      rmSync(directory, { recursive: true, force: true })
      const child = sandbox.start('find', 'x-skill-77')
      // It may be done before it is killed.
      const closed = once(child, 'close')
      await wait(40 + round * 90)
      child.kill('SIGKILL')
      await closed
      expect(sandbox.run('find', 'x-skill-77')).toEqual(expected)
    }
  }, 240_000)

  it('answers fifty processes at once while one builds the index again and again', async () => {
    for (let at = 0; at < 60; at += 1) sandbox.skill(`x-skill-${at}`)
    const expected = truth('x-skill-33').stdout
    sandbox.run('find', 'x-skill-33')
    const asked = { done: false }
    const rebuilding = (async () => {
      for (let round = 0; !asked.done; round += 1) {
        for (const file of files()) rmSync(file, { force: true })
        sandbox.skill('x-other', `metadata:\n  round: "${round}"\n`)
        const child = sandbox.start('find', 'x-other')
        child.stdout.resume()
        await once(child, 'close')
      }
    })()
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const child = sandbox.start('find', 'x-skill-33')
        let text = ''
        child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
        await once(child, 'close')
        return { status: child.exitCode, first: text.split('\n')[0] }
      }),
    )
    asked.done = true
    await rebuilding
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([0]))
    expect(new Set(answers.map(({ first }) => first))).toEqual(new Set([expected.split('\n')[0]]))
  }, 240_000)
})
