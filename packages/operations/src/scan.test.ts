import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createCollectingJournal } from '@metier/testing'
import { MetierError } from '@metier/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accept } from './accept.ts'
import { createContext } from './create-context.ts'
import { scan } from './scan.ts'

const page = '---\nname: sample\ndescription: A sample for tests.\n---\n\n# Sample\n'
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'metier-scan-'))
  write('.claude/skills/sample/SKILL.md', page)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const context = (confirm?: () => Promise<boolean>) =>
  createContext({
    cwd: root,
    home: join(root, 'home'),
    environment: {},
    journal: createCollectingJournal(),
    ...(confirm && { confirm }),
  })
const scanned = (policy?: 'balanced' | 'strict') =>
  scan.handler({ paths: ['.claude/skills/sample'], ...(policy && { policy }) }, context())
const accepting = (input: Partial<Parameters<typeof accept.handler>[0]>, confirm?: () => Promise<boolean>) =>
  accept.handler({ yes: false, list: false, remove: false, revoke: false, ...input }, context(confirm))

describe('scan', () => {
  it('gives exactly one result for a skill, nested ones included, with the path as given', async () => {
    write('.claude/skills/sample/inner/SKILL.md', page)
    const output = await scanned()
    expect(output).toEqual({
      schema: 'metier.scan/1',
      policy: 'documented',
      results: [{ path: '.claude/skills/sample', verdict: 'pass', findings: [], filesScanned: 2, skipped: [] }],
    })
    expect(scan.isNo?.(output)).toBe(false)
    expect(scan.isMomentary?.(output)).toBe(false)
  })

  it('names the policy of the administrator beside the one that was asked for', async () => {
    const under = context()
    const { configuration } = under
    const policy = { ...configuration.scan.policy, floor: { preset: 'strict' as const } }
    const asked = { paths: ['.claude/skills/sample'], policy: 'balanced' as const }
    const floored = { ...under, configuration: { ...configuration, scan: { ...configuration.scan, policy } } }
    expect(await scan.handler(asked, floored)).toMatchObject({ policy: 'balanced', floor: 'strict' })
    expect(await scan.handler(asked, under)).not.toHaveProperty('floor')
  })

  it('WUN-45 says no to what it blocks', async () => {
    write('.claude/skills/sample/a.js', "\nrequire('child_process').exec('id')")
    const output = await scanned()
    expect(output.results[0]).toMatchObject({
      verdict: 'block',
      findings: [{ rule: 'dangerous-shell-invocation', severity: 'critical', path: 'a.js', line: 2, column: 1 }],
    })
    expect(scan.isNo?.(output)).toBe(true)
    expect(scan.isNo?.(await scanned('balanced'))).toBe(false)
  })

  it('WUN-53 says yes to what it only warns of', async () => {
    write('.claude/skills/sample/a.js', "new WebSocket('ws://x:4444')")
    expect(scan.isNo?.(await scanned())).toBe(false)
  })

  it('says no to what could not be read whole', async () => {
    write('.claude/skills/sample/a.txt', 'word '.repeat(300_000))
    const output = await scanned()
    expect(output.results[0]).toMatchObject({ verdict: 'incomplete', skipped: [{ path: 'a.txt' }] })
    expect(output.results[0]?.unacceptable).toBeUndefined()
    expect(scan.isNo?.(output)).toBe(true)
  })

  it('does not advise to accept what nobody can, because no digest can be made of it', async () => {
    write('.claude/skills/sample/a.txt', 'word '.repeat(300_000))
    truncateSync(join(root, '.claude/skills/sample/a.txt'), 513 * 1024 * 1024)
    const output = await scanned()
    expect(output.results[0]).toMatchObject({ verdict: 'incomplete', unacceptable: true })
  })
})

const compared = (diff = 'HEAD') => scan.handler({ paths: ['.claude/skills'], diff }, context())
const ruled = () => scan.handler({ paths: ['.claude/skills/sample'], rules: ['own.yaml'] }, context())
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], { cwd: root })
const hasGit = spawnSync('git', ['--version']).status === 0

describe.skipIf(!hasGit)('scan --diff', () => {
  beforeEach(() => {
    write('.claude/skills/sample/a.js', 'eval(x)\n')
    git('init', '--quiet')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'One')
  })

  it('says yes to what was there before, wherever its line is now', async () => {
    write('.claude/skills/sample/a.js', '\n\n// a comment\neval(x)\n')
    const output = await compared()
    expect(output).toMatchObject({ diff: 'HEAD', results: [{ verdict: 'pass', findings: [], known: 1 }] })
    expect(scan.isMomentary?.(output)).toBe(true)
    expect(scan.isNo?.(output)).toBe(false)
  })

  it('says no to what is new, and names nothing else', async () => {
    write('.claude/skills/sample/a.js', "eval(x)\nrequire('child_process').exec('id')\n")
    write('.claude/skills/other/SKILL.md', page.replace('sample', 'other'))
    write('.claude/skills/other/b.js', 'eval(y)')
    const output = await compared()
    expect(output.results).toMatchObject([
      { path: '.claude/skills/other', verdict: 'block', known: 0, findings: [{ rule: 'dynamic-code-eval' }] },
      { verdict: 'block', known: 1, findings: [{ rule: 'dangerous-shell-invocation', line: 2 }] },
    ])
    expect(scan.isNo?.(output)).toBe(true)
  })

  it.each([
    ['what is run', 'eval(x)\n', 'eval(y)\n'],
    ['what is run, on another line', 'eval(\n  x,\n)\n', 'eval(\n  y,\n)\n'],
    ['what stands behind the evidence', `eval("${'a'.repeat(200)}")\n`, `eval("${'a'.repeat(199)}b")\n`],
  ])('takes a finding for a new one where somebody changed %s', async (_, before, now) => {
    write('.claude/skills/sample/a.js', before)
    git('commit', '--quiet', '--all', '--allow-empty', '--message', 'Two')
    expect((await compared()).results).toMatchObject([{ verdict: 'pass', findings: [], known: 1 }])
    write('.claude/skills/sample/a.js', now)
    expect((await compared()).results).toMatchObject([{ verdict: 'block', known: 0 }])
  })

  it('takes another program, and another text that nobody read, for new', async () => {
    write('.claude/skills/sample/tool', '\x7fELF one')
    write('.claude/skills/sample/long.txt', 'word '.repeat(300_000))
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Two')
    expect((await compared()).results).toMatchObject([{ verdict: 'pass', findings: [] }])
    write('.claude/skills/sample/tool', '\x7fELF two')
    write('.claude/skills/sample/long.txt', `${'word '.repeat(300_000)} more`)
    expect((await compared()).results).toMatchObject([
      { verdict: 'incomplete', findings: [{ path: 'long.txt' }, { rule: 'native-executable', path: 'tool' }] },
    ])
  })

  it('says what is wrong', async () => {
    await expect(compared('nowhere')).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('scan --rules', () => {
  const rule = 'rules:\n  - id: own\n    severity: critical\n    message: M.\n    remedy: R.\n    pattern: sample\n'

  it('adds rules of the user to this scan', async () => {
    write('own.yaml', rule)
    expect((await ruled()).results[0]).toMatchObject({
      verdict: 'block',
      findings: [{ rule: 'own', line: 2 }, { line: 3 }],
    })
    expect((await scanned()).results[0]).toMatchObject({ verdict: 'pass' })
  })

  it.each([
    ['a mistake, with its line', rule.replace('critical', 'fatal'), /own\.yaml:3:15: rules\[0\]\.severity/],
    ['a file that is not there', undefined, /own\.yaml: .*cannot be read/],
  ])('tells %s', async (_, text, message) => {
    if (text !== undefined) write('own.yaml', text)
    await expect(ruled()).rejects.toMatchObject({ code: 'invalid-config', message: expect.stringMatching(message) })
  })
})

it('a setting of a rule that has ended counts no more, and the scan says so', async () => {
  write('.claude/skills/sample/a.js', 'eval(x)')
  const rules = 'rules: { dynamic-code-eval: off }'
  write(
    'home/.config/metier/config.yaml',
    `skills: { security: { ${rules}, rulesUntil: { dynamic-code-eval: 2020-01-31 } } }`,
  )
  expect(await scanned()).toMatchObject({
    ended: [{ rule: 'dynamic-code-eval', severity: 'off', until: '2020-01-31' }],
    results: [{ verdict: 'block' }],
  })
})

it('an exception whose last day is none does not count', async () => {
  write('.claude/skills/sample/a.js', 'eval(x)')
  const until = 'rulesUntil: { dynamic-code-eval: 2027-02-31 }'
  write('home/.config/metier/config.yaml', `skills: { security: { rules: { dynamic-code-eval: off }, ${until} } }`)
  expect(await scanned()).toMatchObject({
    ended: [{ rule: 'dynamic-code-eval', severity: 'off', until: '' }],
    settings: [{ message: expect.stringContaining('rulesUntil.dynamic-code-eval must be a day'), line: 1 }],
    results: [{ verdict: 'block' }],
  })
})

it.each([
  ['skills:\n  security:\n    policy: strikt\n', 3, /skills\.security\.policy must be one of/],
  ['skills:\n  security:\n    polcy: strict\n', 3, /no setting skills\.security\.polcy/],
  ['skills: [\n', 2, /not valid YAML/],
])('a setting that is not understood is said where the scan is read: %j', async (text, line, message) => {
  write('home/.config/metier/config.yaml', text)
  expect(await scanned()).toMatchObject({
    policy: 'documented',
    settings: [{ line, message: expect.stringMatching(message), path: expect.stringContaining('config.yaml') }],
  })
  write('home/.config/metier/config.yaml', 'skills: { security: { policy: strict } }\nlook: no\n')
  expect(await scanned()).not.toHaveProperty('settings')
})

describe('accept', () => {
  beforeEach(() => write('.claude/skills/sample/a.js', 'eval(x)'))

  it('pins the word to the files, with reason and rules', async () => {
    const output = await accepting({ name: 'sample', reason: 'I read it' })
    expect(output).toMatchObject({
      action: 'accept',
      changed: true,
      findings: 1,
      accepted: [{ name: 'sample', reason: 'I read it', rules: ['dynamic-code-eval'], digest: output.digest }],
    })
    const after = await scanned()
    expect(after.results[0]).toMatchObject({ verdict: 'block', accepted: 'I read it' })
    expect(scan.isNo?.(after)).toBe(false)
    expect((await context().catalog()).load('sample').body).toContain('# Sample')
    write('.claude/skills/sample/b.txt', 'new')
    expect(scan.isNo?.(await scanned())).toBe(true)
  })

  it('can be taken back', async () => {
    await accepting({ name: 'sample', reason: 'I read it' })
    expect(await accepting({ name: 'sample', remove: true })).toMatchObject({ changed: true, accepted: [] })
    const service = await context().catalog()
    expect(() => service.load('sample')).toThrow(MetierError)
  })

  it('WUN-49 of a folder, which need not be installed', async () => {
    write('elsewhere/other/SKILL.md', page.replace('sample', 'other'))
    write('elsewhere/other/a.js', 'eval(x)')
    expect(await accepting({ name: 'elsewhere/other', reason: 'read' })).toMatchObject({ name: 'other', changed: true })
    const output = await scan.handler({ paths: ['elsewhere/other'] }, context())
    expect(output.results[0]).toMatchObject({ verdict: 'block', accepted: 'read' })
    await expect(accepting({ name: './', reason: 'all of them' })).rejects.toMatchObject({ code: 'usage' })
    expect(await accepting({ name: 'other', revoke: true })).toMatchObject({ changed: true, accepted: [] })
  })

  it('is listed with what became of it', async () => {
    const statuses = async () =>
      (await accepting({ list: true })).accepted.map(({ name, status }) => `${name} ${status}`)
    await accepting({ name: 'sample', reason: 'read' })
    expect(await statuses()).toEqual(['sample holds'])
    write('.claude/skills/sample/a.js', 'eval(y)')
    expect(await statuses()).toEqual(['sample changed'])
    await accepting({ name: 'sample', reason: 'read', until: '2999-12-31' })
    expect(await statuses()).toEqual(['sample changed', 'sample holds'])
    rmSync(join(root, '.claude/skills/sample'), { recursive: true })
    expect(await statuses()).toEqual(['sample absent', 'sample absent'])
    expect(await accepting({ name: 'sample', revoke: true })).toMatchObject({ changed: true, accepted: [] })
  })

  it('ends with its last day, and the scan says so', async () => {
    await accepting({ name: 'sample', reason: 'read', until: '2999-12-31' })
    const path = join(root, 'home/.config/metier/accepted.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('2999-12-31', '2020-01-31'), { mode: 0o600 })
    const output = await scanned()
    expect(output.results[0]).toMatchObject({ verdict: 'block', acceptanceEnded: '2020-01-31' })
    expect(output.results[0]?.accepted).toBeUndefined()
    expect(scan.isNo?.(output)).toBe(true)
    expect((await accepting({ list: true })).accepted).toMatchObject([{ status: 'ended' }])
  })

  it('is refused where the settings do not allow it, and what was accepted before is told to count no more', async () => {
    await accepting({ name: 'sample', reason: 'read' })
    write('metier.yaml', 'skills: { security: { allowAccept: false } }')
    await expect(accepting({ name: 'sample', reason: 'x' })).rejects.toMatchObject({ code: 'refused' })
    expect((await accepting({ list: true })).accepted).toMatchObject([{ name: 'sample', status: 'forbidden' }])
  })

  it.each([
    ['a day that has passed', { name: 'sample', reason: 'x', until: '2020-01-01' }, 'usage'],
    ['no reason', { name: 'sample' }, 'usage'],
    ['an empty reason', { name: 'sample', reason: ' ' }, 'usage'],
    ['no name', { reason: 'x' }, 'usage'],
    ['an unknown skill', { name: 'other', reason: 'x' }, 'unknown-skill'],
  ])('refuses %s', async (_, input, code) => {
    await expect(accepting(input)).rejects.toMatchObject({ code })
  })

  it('asks where there is somebody to ask', async () => {
    await expect(accepting({ name: 'sample', reason: 'x' }, async () => false)).rejects.toMatchObject({
      code: 'refused',
    })
    expect(await accepting({ list: true })).toMatchObject({ accepted: [] })
  })
})
