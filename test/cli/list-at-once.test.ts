import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox, type Ended } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const forgetful = { METIER_NO_CACHE: '1' }

/** By the bundle that only lists. */
const quick = (...flags: string[]): Ended => sandbox.runWith(forgetful, 'list', ...flags)
/** By the whole of Metier: a flag before the command is for the whole. */
const whole = (...flags: string[]): Ended => sandbox.runWith(forgetful, '--no-color', 'list', ...flags)

/** Listing gives the same on both ways; gives the names that were listed. */
function expectSame(ways = [[], ['--all'], ['--quiet'], ['--all', '--json', '--verbose']]): readonly string[] {
  for (const flags of ways) {
    expect({ flags, ...quick(...flags) }).toEqual({ flags, ...whole(...flags) })
  }
  return [...quick('--all', '--json').stdout.matchAll(/^ {6}"name": "(.*)"/gm)].map(([, name = '']) => name)
}

describe('metier list, by the bundle that only lists', () => {
  it('gives what the whole of Metier gives for skills of every kind and dialect', () => {
    let index = 0
    for (const kind of ['valid', 'invalid', 'benign', 'malicious']) {
      for (const name of readdirSync(join(fixtures, kind))) {
        cpSync(join(fixtures, kind, name), join(sandbox.project, '.agents/skills', `${kind}-${name}`), {
          recursive: true,
        })
        index += 1
      }
    }
    expect(expectSame().length).toBeGreaterThan(index / 2)
    for (const name of readdirSync(join(fixtures, 'dialects'))) {
      cpSync(join(fixtures, 'dialects', name), join(sandbox.project, '.claude/skills', name), { recursive: true })
    }
    expectSame([['--all', '--json']])
  }, 120_000)

  it('gives it for what strangers do with files and links', () => {
    const root = join(sandbox.project, '.agents/skills')
    const plain = '---\nname: x\ndescription: Does it.\n---\n'
    sandbox.skill('sound')
    sandbox.write('.agents/skills/crlf/SKILL.md', plain.replaceAll('\n', '\r\n'))
    sandbox.write('.agents/skills/marked/SKILL.md', `\uFEFF${plain}`)
    sandbox.write('.agents/skills/latin/SKILL.md', Buffer.from(plain.replace('Does', 'D\u00E4s'), 'latin1'))
    sandbox.write('.agents/skills/wide/SKILL.md', Buffer.from(plain, 'utf16le'))
    sandbox.write('.agents/skills/zero/SKILL.md', plain.replace('it', 'i\0t'))
    sandbox.write('.agents/skills/large/SKILL.md', plain + 'x'.repeat(1_100_000))
    sandbox.write('.agents/skills/long/SKILL.md', plain.replace('it.', 'it '.repeat(3000)))
    sandbox.write('.agents/skills/cut/SKILL.md', plain.replace('it.', `${'a'.repeat(4060)}ä`))
    sandbox.write('.agents/skills/open/SKILL.md', '---\nname: open\n')
    sandbox.write('.agents/skills/empty/SKILL.md', '')
    sandbox.write('.agents/skills/proto/SKILL.md', plain.replace('name: x', '__proto__: x'))
    sandbox.write('.agents/skills/needs/SKILL.md', requiring('no-such-program-here'))
    sandbox.write('.agents/skills/has/SKILL.md', requiring('sh'))
    sandbox.write('.agents/skills/shadowed/SKILL.md', plain)
    sandbox.write('.claude/skills/over/SKILL.md', plain)
    sandbox.write('.agents/skills/group/deep/SKILL.md', plain.replace('x', 'deep'))
    sandbox.write('.agents/skills/flat.md', plain)
    mkdirSync(join(root, 'is-directory/SKILL.md'), { recursive: true })
    mkdirSync(join(root, 'links'))
    symlinkSync('/etc/passwd', join(root, 'links/SKILL.md'))
    symlinkSync(join(root, 'sound'), join(root, 'link-inside'))
    symlinkSync('/', join(root, 'link-outside'))
    symlinkSync('nowhere', join(root, 'link-broken'))
    sandbox.skill('secret')
    chmodSync(join(root, 'secret/SKILL.md'), 0)
    if (process.platform !== 'win32') {
      mkdirSync(join(root, 'pipe'))
      execFileSync('mkfifo', [join(root, 'pipe/SKILL.md')])
    }
    expect(expectSame()).toContain('needs')
    expect(quick().stdout).not.toMatch(/^needs /m)
    expect(quick().stdout).toMatch(/^has /m)
  }, 120_000)

  it('gives it under settings that decide who is in force', () => {
    for (const name of ['one', 'two', 'three'])
      sandbox.skill(name, name === 'two' ? 'enabled: false\n' : 'license: MIT\n')
    for (const settings of [
      'skills:\n  entries:\n    one:\n      enabled: false\n',
      'skills:\n  enabled: false\n',
      'skills:\n  allowBundled: [debugging]\n',
      'discovery:\n  profile: standard\n',
      'preset: btw\n',
      'no: such setting\n',
      ': broken',
    ]) {
      sandbox.write('metier.yaml', settings)
      expect(expectSame([['--all', '--json']])).toContain('three')
    }
  }, 120_000)

  it('is what runs, where nothing but plain flags is given', () => {
    const cache = join(sandbox.home, 'own-cache')
    const code = join(cache, 'metier/code')
    sandbox.environment['XDG_CACHE_HOME'] = cache
    quick()
    expect(readdirSync(code).some((name) => name.startsWith('list-list-'))).toBe(true)
    expect(readdirSync(code).some((name) => name.startsWith('local-'))).toBe(false)
    rmSync(code, { recursive: true })
    expect(quick('--scope', 'bundled')).toEqual(whole('--scope', 'bundled'))
    expect(readdirSync(code).some((name) => name.startsWith('local-'))).toBe(true)
    expect(quick('--no-such-flag').status).toBe(2)
    expect(existsSync(join(cache, 'metier/listing'))).toBe(false)
  }, 60_000)
})

const requiring = (program: string): string =>
  `---\nname: ${program === 'sh' ? 'has' : 'needs'}\ndescription: Does it.\nmetadata:\n  openclaw:\n    requires:\n      bins: [${program}]\n---\n`
