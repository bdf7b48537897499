import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { program } from './sandbox.ts'

let place: string
let built: string

const cache = (): string => join(place, 'cache/metier/code')

/** A bundle that says `answer`. V8 takes code for that of any text of the same length, so code can say another thing. */
const writeBundle = (answer: string): void =>
  writeFileSync(
    join(place, 'dist/help.cjs'),
    `//0123456789abcdef\n(function (exports) { exports.startHelp = () => { process.stdout.write('${answer}'); return true } })`,
  )

function help(more: Readonly<Record<string, string>> = {}): string {
  const { stdout } = spawnSync(process.execPath, [join(place, 'bin/metier.js'), '--help'], {
    env: { PATH: process.env['PATH'], HOME: place, XDG_CACHE_HOME: join(place, 'cache'), ...more },
    encoding: 'utf8',
  })
  return stdout
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'metier-built-'))
  for (const name of ['bin', 'dist/code']) mkdirSync(join(place, name), { recursive: true })
  copyFileSync(program, join(place, 'bin/metier.js'))
  writeBundle('code')
  help()
  const [name = ''] = readdirSync(cache())
  built = join(place, 'dist/code', name)
  renameSync(join(cache(), name), built)
  writeBundle('text')
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

describe('what the build compiled', () => {
  it('is run at the very first start, and a cache of the user made of what that start needed', () => {
    expect(help()).toBe('code')
    expect(readdirSync(cache())).toHaveLength(1)
  })

  it('gives way to the cache of the user', () => {
    const aside = `${built}.aside`
    renameSync(built, aside)
    expect(help()).toBe('text')
    renameSync(aside, built)
    expect(help()).toBe('text')
  })

  it('is not run where the cache is switched off', () => {
    expect(help({ METIER_NO_CODE_CACHE: '1' })).toBe('text')
  })

  it.skipIf(process.getuid === undefined)('is not run when others can write to it', () => {
    chmodSync(built, 0o666)
    expect(help()).toBe('text')
  })

  it('is not run when it is broken', () => {
    writeFileSync(built, 'broken')
    expect(help()).toBe('text')
  })
})
