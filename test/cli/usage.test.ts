import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
let state: string
let file: string
beforeEach(() => {
  sandbox = new Sandbox()
  state = join(sandbox.home, 'state')
  sandbox.environment['XDG_STATE_HOME'] = state
  file = join(state, 'metier/usage.json')
  for (const [name, who] of [
    ['x-alpha', 'customers'],
    ['x-beta', 'clients'],
  ] as const) {
    sandbox.write(
      `.agents/skills/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: Sends invoices to ${who}.\n---\n\nDo it.\n`,
    )
  }
})
afterEach(() => sandbox.remove())

const settings = () => join(sandbox.home, '.config/metier/config.yaml')
const found = (): readonly string[] =>
  [...sandbox.run('find', '--json', 'invoices').stdout.matchAll(/^ {6}"name": "(.*)"/gm)].map(([, name = '']) => name)
const usage = (...words: string[]) => {
  const { stdout, status } = sandbox.run('usage', ...words, '--json')
  const output: { counting: string; damaged: boolean; cleared: number; skills: { name: string; uses: number }[] } =
    JSON.parse(stdout)
  const { counting, damaged, cleared, skills } = output
  return { status, counting, damaged, cleared, skills: skills.map(({ name, uses }) => `${name} ${uses}`) }
}

describe('metier usage', () => {
  it('is off, and then nothing is written, whatever is done', () => {
    for (let at = 0; at < 2; at += 1) {
      sandbox.run('run', 'x-beta')
      sandbox.run('show', 'x-beta')
      expect(found()).toEqual(['x-alpha', 'x-beta'])
    }
    expect(usage()).toEqual({ status: 0, counting: 'off', damaged: false, cleared: 0, skills: [] })
    expect(existsSync(file)).toBe(false)
    expect(existsSync(settings())).toBe(false)
  }, 60_000)

  it('counts from when it is switched on until it is switched off, and shows and forgets it', () => {
    mkdirSync(join(settings(), '..'), { recursive: true })
    writeFileSync(settings(), '# mine\nsearch:\n  meaning: off\n')
    expect(found()).toEqual(['x-alpha', 'x-beta'])
    expect(usage('on')).toMatchObject({ status: 0, counting: 'on' })
    expect(readFileSync(settings(), 'utf8')).toContain('# mine')
    for (let at = 0; at < 3; at += 1) sandbox.run('run', 'x-beta')
    expect(usage()).toMatchObject({ counting: 'on', skills: ['x-beta 3'] })
    // Once by the skills themselves, then from what the last search kept.
    for (let at = 0; at < 3; at += 1) expect(found()).toEqual(['x-beta', 'x-alpha'])
    for (let at = 0; at < 9; at += 1) sandbox.run('run', 'x-alpha')
    expect(found()).toEqual(['x-alpha', 'x-beta'])
    expect(usage('clear', 'X_Alpha')).toMatchObject({ cleared: 1, skills: [] })
    expect(found()).toEqual(['x-beta', 'x-alpha'])
    expect(usage('off')).toMatchObject({ counting: 'off', skills: ['x-beta 3'] })
    const before = readFileSync(file)
    sandbox.run('run', 'x-alpha')
    expect(readFileSync(file)).toEqual(before)
    expect(found()).toEqual(['x-alpha', 'x-beta'])
    expect(usage('clear')).toMatchObject({ cleared: 1, skills: [] })
    expect(existsSync(file)).toBe(false)
  }, 120_000)

  it('keeps nothing of what was asked or handed over', () => {
    usage('on')
    sandbox.run('find', 'invoices', 'of', 'the', 'zeppelin')
    sandbox.run('run', 'x-beta', 'for the zeppelin')
    expect(readFileSync(file, 'utf8')).not.toContain('zeppelin')
    expect(process.platform === 'win32' ? 0 : statSync(file).mode & 0o077).toBe(0)
  }, 60_000)

  it('is no project to decide', () => {
    sandbox.write('metier.yaml', 'search:\n  usage: on\n')
    sandbox.run('trust', '.', '--yes')
    sandbox.run('run', 'x-beta')
    expect(usage().counting).toBe('off')
    expect(existsSync(file)).toBe(false)
  }, 60_000)

  it('begins anew where its file is damaged, and says so', () => {
    usage('on')
    sandbox.run('run', 'x-beta')
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
    expect(usage()).toMatchObject({ status: 1, damaged: true, skills: [] })
    expect(found()).toEqual(['x-alpha', 'x-beta'])
    sandbox.run('run', 'x-beta')
    expect(usage()).toMatchObject({ status: 0, damaged: false, skills: ['x-beta 1'] })
  }, 60_000)

  it('loses no use when several processes count at once', async () => {
    usage('on')
    await Promise.all(
      Array.from({ length: 10 }, async (_, at) =>
        once(sandbox.start('run', at % 2 === 0 ? 'x-alpha' : 'x-beta'), 'close'),
      ),
    )
    expect(usage().skills.toSorted()).toEqual(['x-alpha 5', 'x-beta 5'])
    expect(readdirSync(join(state, 'metier')).filter((name) => name.startsWith('usage'))).toEqual(['usage.json'])
  }, 60_000)

  it('leaves settings alone that it cannot edit', () => {
    mkdirSync(join(settings(), '..'), { recursive: true })
    writeFileSync(settings(), 'search: [a\n')
    const { status, stderr } = sandbox.run('usage', 'on')
    expect(status).not.toBe(0)
    expect(stderr).toContain(settings())
    expect(readFileSync(settings(), 'utf8')).toBe('search: [a\n')
  }, 60_000)
})
