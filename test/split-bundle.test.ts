import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { splitBundle, type SplitScript } from '../packages/cli/scripts/split-bundle.mjs'

let top: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'metier-split-'))
})
afterEach(() => rmSync(top, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(top, 'packages/app', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const finish = (text: string) => ({ text, digest: String(text.length) })

const split = async (also: readonly string[] = []) => {
  const root = join(top, 'packages/app')
  const options = {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    metafile: true,
    write: false,
    banner: { js: '' },
    supported: { 'dynamic-import': false },
    plugins: [],
  }
  return (await splitBundle({ options, entry: 'start.mjs', also, finish, rest: 'rest' })).scripts
}

type Exported = Readonly<Record<string, (() => unknown) | undefined>>
type Evaluate = (module: { exports: Exported }, require: unknown, bundle?: unknown) => void

const evaluate = ({ text }: SplitScript, require: unknown, bundle?: unknown): Exported => {
  const module = { exports: {} }
  const script: Evaluate = runInThisContext(`(function (module, require, __metierBundle) {${text}\n})`)
  script(module, require, bundle)
  return module.exports
}

/** Runs the two scripts as bin/metier.js does; `asked` counts how often the second one was loaded. */
const run = ([start, rest]: readonly [SplitScript, SplitScript], isGone = false) => {
  const asked: string[] = []
  const bundle = (name: string, require: unknown) => {
    asked.push(name)
    if (isGone) throw Object.assign(new Error(name), { code: 'ENOENT' })
    return { exports: evaluate(rest, require) }
  }
  const exported = evaluate(start, createRequire(import.meta.url), bundle)
  return { asked, call: async (name: string): Promise<unknown> => exported[name]?.() }
}

describe('a bundle in two scripts', () => {
  it('loads the second one when something of it is asked for, and then once', async () => {
    write({
      'start.mjs': `export const near = () => 1\nexport const far = async () => (await import('./far.mjs')).far()`,
      'far.mjs': `export const far = () => 'a long text that only the second script has'`,
    })
    const made = await split()
    const [, { name, digest }] = made
    expect(name).toBe(`rest-${digest}`)
    expect(made[0].text).not.toContain('a long text')
    const { call, asked } = run(made)
    expect(await call('near')).toBe(1)
    expect(asked).toEqual([])
    expect(await call('far')).toBe('a long text that only the second script has')
    await call('far')
    expect(asked).toEqual([name])
  })

  it('has each module once: classes are the same and what is remembered is shared', async () => {
    write({
      'start.mjs': `import { Fault, count } from './shared.mjs'
export const far = async () => { count(); return (await import('./far.mjs')).far() }
export const isFault = async () => { try { (await import('./far.mjs')).fail() } catch (error) { return error instanceof Fault } }`,
      'shared.mjs': `let counted = 0
export class Fault extends Error {}
export const count = () => (counted += 1)
export const unused = 'never asked for'`,
      'far.mjs': `import { Fault, count } from './shared.mjs'
export const far = () => count()
export const fail = () => { throw new Fault('far') }`,
    })
    const { call } = run(await split())
    expect(await call('far')).toBe(2)
    expect(await call('isFault')).toBe(true)
  })

  it.each([
    [
      'everything of a module',
      `import * as all from './shared.mjs'\nexport const far = () => all['o' + 'ne'] + ',' + all.two`,
    ],
    [
      'what is passed on',
      `export { one, two } from './shared.mjs'\nimport { one } from './shared.mjs'\nexport const far = () => one + ',two'`,
    ],
    ['a script of the old kind', `import old from './old.cjs'\nexport const far = () => old.one + ',two'`],
  ])('hands out %s', async (_, far) => {
    write({
      'start.mjs': `import { one } from './shared.mjs'\nimport old from './old.cjs'
export const near = () => one + old.one\nexport const far = async () => (await import('./far.mjs')).far()`,
      'shared.mjs': `export const one = 'one'\nexport const two = 'two'`,
      'old.cjs': `exports.one = 'one'`,
      'far.mjs': far,
    })
    expect(await run(await split()).call('far')).toBe('one,two')
  })

  it('keeps in the first one what every start asks for', async () => {
    write({
      'start.mjs': `export const go = async () => (await import('./always.mjs')).always()`,
      'always.mjs': `export const always = () => 'now'`,
    })
    const { call, asked } = run(await split(['always.mjs']))
    expect(await call('go')).toBe('now')
    expect(asked).toEqual([])
  })

  it('says what to do when the second one went with its version', async () => {
    write({
      'start.mjs': `export const far = async () => (await import('./far.mjs')).far()`,
      'far.mjs': `export const far = () => 1`,
    })
    await expect(run(await split(), true).call('far')).rejects.toThrow(/replaced by another version.*Start it again/)
  })

  it('refuses a default export across the two, which would be another thing there', async () => {
    write({
      'start.mjs': `import one from './shared.mjs'\nexport const far = async () => one + (await import('./far.mjs')).far()`,
      'shared.mjs': `export default 'one'`,
      'far.mjs': `import one from './shared.mjs'\nexport const far = () => one`,
    })
    await expect(split()).rejects.toThrow(/shared\.mjs is imported by its default export/)
  })
})
