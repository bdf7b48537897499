import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  accept.handler({ yes: false, list: false, remove: false, ...input }, context(confirm))

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
    expect(scan.isNo?.(output)).toBe(true)
  })
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

  it.each([
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
