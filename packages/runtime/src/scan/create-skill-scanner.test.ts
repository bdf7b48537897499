import { chmodSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileSystem } from '@metier/core'
import { createFakeHost, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfiguration } from '../config/load-configuration.ts'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createNodeFileWriter } from '../disk/create-node-file-writer.ts'
import { systemClock } from '../host/system-clock.ts'
import { createSkillScanner, type SkillScannerOptions } from './create-skill-scanner.ts'

let tree: TemporaryTree
let read: string[]

beforeEach(() => {
  tree = createTemporaryTree({
    'skill/SKILL.md': '---\nname: skill\ndescription: A sample.\n---\n',
    'skill/a.js': 'eval(x)',
  })
  age('skill/SKILL.md', 'skill/a.js')
  read = []
})
afterEach(() => tree.cleanUp())

/** What was written a moment ago is not vouched for; the clock of the scanner runs ahead instead of us waiting. */
const later = { now: () => systemClock.now() + 60_000 }

function age(...files: readonly string[]): void {
  for (const file of files) utimesSync(tree.at(file), 1, 1)
}

/** A command of its own over the same disk. */
function start(options: Partial<SkillScannerOptions> & { readonly overrides?: Record<string, unknown> } = {}) {
  const { overrides = {}, ...more } = options
  const real = createNodeFileSystem()
  const fileSystem: FileSystem = {
    ...real,
    readHead: (path, limit, readOptions) => {
      read.push(path)
      return real.readHead(path, limit, readOptions)
    },
  }
  const host = createFakeHost({ home: tree.at('home') })
  const configuration = loadConfiguration({ fileSystem, host, cwd: tree.path, overrides })
  const writer = createNodeFileWriter()
  const scanner = createSkillScanner({ fileSystem, writer, host, clock: later, configuration, ...more })
  const scan = async () => {
    read.length = 0
    const report = await scanner.scan(tree.at('skill'))
    const isRead = read.some((path) => path.endsWith('a.js'))
    scanner.save()
    return { report, isRead }
  }
  return { scan, scanner }
}
const cacheFile = () => join(tree.at('home/.cache/metier'), 'scan-reports.txt')

describe('what is remembered of a skill that stays as it is', () => {
  it('is all of the report, without a file of the skill being read', async () => {
    const first = await start().scan()
    const second = await start().scan()
    expect(first).toMatchObject({ isRead: true, report: { verdict: 'block', findings: [{ path: 'a.js', line: 1 }] } })
    expect(second).toEqual({ isRead: false, report: first.report })
  })

  it.each<[string, () => void]>([
    ['a file that is written', () => tree.write('skill/a.js', 'eval(y)')],
    [
      'one rewritten with as many bytes, its time set back',
      () => {
        tree.write('skill/a.js', 'evil(x)')
        age('skill/a.js')
      },
    ],
    ['one that comes', () => tree.write('skill/b.js', '')],
    ['one that goes', () => tree.remove('skill/SKILL.md')],
    ['a mode', () => chmodSync(tree.at('skill/a.js'), 0o755)],
    ['a hook of git in it', () => tree.write('skill/.git/hooks/x', 'y')],
  ])('counts no more after %s', async (_, change) => {
    await start().scan()
    change()
    expect((await start().scan()).isRead).toBe(true)
  })

  it.each<[string, Parameters<typeof start>[0]]>([
    ['policy', { overrides: { 'skills.security.policy': 'strict' } }],
    ['asked policy', { asked: 'balanced' }],
    ['limits', { overrides: { 'skills.security.maximumFiles': 7 } }],
    ['version of the scanner', { reader: 'another' }],
  ])('counts nothing under another %s', async (_, options) => {
    await start().scan()
    expect((await start(options).scan()).isRead).toBe(true)
    expect((await start().scan()).isRead).toBe(false)
  })

  it('counts nothing under other rules of the user', async () => {
    await start().scan()
    tree.write(
      'home/.config/metier/rules/own.yaml',
      'rules: [{ id: own, severity: critical, message: M., remedy: R., pattern: sample }]',
    )
    const { report, isRead } = await start().scan()
    expect(isRead).toBe(true)
    expect(report.findings.map(({ rule }) => rule)).toContain('own')
  })

  it('is nothing while a file is so fresh that a change might not show', async () => {
    tree.write('skill/a.js', 'eval(x)')
    await start({ clock: systemClock }).scan()
    expect((await start().scan()).isRead).toBe(true)
  })

  it('is not looked at with METIER_NO_CACHE', async () => {
    await start().scan()
    const host = createFakeHost({ home: tree.at('home'), environment: { METIER_NO_CACHE: '1' } })
    expect((await start({ host }).scan()).isRead).toBe(true)
  })
})

describe('the file it is kept in', () => {
  it.each<[string, (text: string) => string]>([
    ['of another version', (text) => text.replace('/2', '/1')],
    ['cut off', (text) => text.slice(0, -20)],
    ['with a verdict that there is not', (text) => text.replace('"block"', '"fine"')],
    ['without its findings', (text) => text.replace('"findings"', '"f"')],
    ['of zeros', (text) => '\0'.repeat(text.length)],
    ['empty', () => ''],
  ])('%s is made anew', async (_, damage) => {
    const { report } = await start().scan()
    writeFileSync(cacheFile(), damage(readFileSync(cacheFile(), 'utf8')), { mode: 0o600 })
    expect(await start().scan()).toEqual({ isRead: true, report })
    expect((await start().scan()).isRead).toBe(false)
  })

  it.skipIf(process.platform === 'win32')('is not believed when others may have written it', async () => {
    await start().scan()
    chmodSync(cacheFile(), 0o666)
    expect((await start().scan()).isRead).toBe(true)
  })

  it('keeps what two commands found out at once', async () => {
    mkdirSync(tree.at('other'))
    tree.write('other/SKILL.md', '---\nname: other\ndescription: A sample.\n---\n')
    age('other/SKILL.md')
    const [one, two] = [start(), start()]
    await one.scanner.scan(tree.at('skill'))
    await two.scanner.scan(tree.at('other'))
    one.scanner.save()
    two.scanner.save()
    expect(readFileSync(cacheFile(), 'utf8').trim().split('\n')).toHaveLength(3)
  })

  it('that cannot be written costs nothing but time', async () => {
    tree.write('home/.cache', 'a file where a directory should be')
    expect((await start().scan()).report.verdict).toBe('block')
    expect(readdirSync(tree.at('home'))).toEqual(['.cache'])
  })
})

const rule = (id: string) => `rules: [{ id: ${id}, severity: warn, message: M., remedy: R., pattern: eval }]`
const rulesFound = async (options: Parameters<typeof start>[0] = {}) =>
  (await start(options).scan()).report.findings.map(({ rule: found }) => found)

describe('rules of the user', () => {
  it('are found beside the settings, in the project, by settings and by a call', async () => {
    tree.write('home/.config/metier/rules/user.yaml', rule('user-rule'))
    tree.write('.metier/rules/project.yml', rule('project-rule'))
    tree.write('extra.yaml', rule('extra-rule'))
    tree.write('asked.yaml', rule('asked-rule'))
    tree.write('metier.yaml', 'skills: { security: { rulesFiles: [extra.yaml] } }')
    expect(await rulesFound({ rulesFiles: [tree.at('asked.yaml')] })).toEqual(
      expect.arrayContaining(['user-rule', 'project-rule', 'extra-rule', 'asked-rule', 'dynamic-code-eval']),
    )
  })

  it('fail closed: a file that is wrong makes every skill one that was not looked at whole', async () => {
    tree.write('skill/a.js', '')
    tree.write('.metier/rules/project.yaml', rule('x').replace('warn', 'fatal'))
    const { report } = await start().scan()
    expect(report).toMatchObject({ verdict: 'incomplete', findings: [{ rule: 'user-rules-unreadable' }] })
    expect(report.findings[0]?.message).toMatch(/project\.yaml:1: .*severity/)
  })

  it('of a skill itself are none', async () => {
    tree.write('skill/.metier/rules/own.yaml', rule('skill-rule').replace('warn', 'critical'))
    tree.write('skill/metier.yaml', 'skills: { security: { rules: { dynamic-code-eval: off } } }')
    const found = await rulesFound()
    expect(found).toContain('dynamic-code-eval')
    expect(found).not.toContain('skill-rule')
  })
})
