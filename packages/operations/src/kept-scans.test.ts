import type { ScanFinding } from '@metier/core'
import { createCollectingJournal, createFakeClock, createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accept } from './accept.ts'
import { createContext } from './create-context.ts'
import { KeptScans } from './kept-scans.ts'
import type { OperationContext } from './operation-context.ts'

const page = '---\nname: sample\ndescription: A sample for tests.\n---\n\n# Sample\n'
const evil = "require('child_process').exec('id')\n"
const rule = 'rules:\n  - id: own\n    severity: critical\n    message: M.\n    remedy: R.\n    pattern: Sample\n'
const folder = 'project/.claude/skills/sample'
const tooSlow: ScanFinding = {
  rule: 'too-slow',
  severity: 'warn',
  confidence: 'high',
  path: 'SKILL.md',
  line: 1,
  column: 1,
  message: 'It took too long.',
  evidence: '',
  why: '',
  next: '',
}
const clock = createFakeClock()
let tree: ReturnType<typeof createTemporaryTree>

beforeEach(() => {
  tree = createTemporaryTree({
    [`${folder}/SKILL.md`]: page,
    [`${folder}/a.js`]: 'console.log(1 + 1 + 1 + 1 + 1 + 1 + 1)\n',
    'project/metier.yaml': 'skills: {}\n',
  })
  // Long after the files were written: what changed a moment ago is kept by nobody.
  clock.advance(Date.now() + 3_600_000 - clock.now())
})
afterEach(() => tree.cleanUp())

function open(environment: Readonly<Record<string, string>> = {}) {
  const project = createContext({
    cwd: tree.at('project'),
    home: tree.at('home'),
    environment,
    journal: createCollectingJournal(),
  })
  const context: OperationContext = Object.create(project, { clock: { value: clock } })
  const scans = new KeptScans(context)
  return { context, scans, ask: () => scans.of(tree.at(folder)) }
}

describe('a scan that is asked for again', () => {
  it('is the very same, for who asks at once and for who asks later', async () => {
    const { ask } = open()
    const [first, second] = await Promise.all([ask(), ask()])
    expect(first.results).toMatchObject([{ path: tree.at(folder), verdict: 'pass', filesScanned: 2 }])
    expect(second).toBe(first)
    expect(await ask()).toBe(first)
  })

  it.each<[string, () => void]>([
    ['a file came', () => tree.write(`${folder}/more/b.js`, evil)],
    [
      'a file was written with as many bytes',
      () => tree.write(`${folder}/a.js`, `${evil.trim()} //\n`.padEnd(39, ' ')),
    ],
    ['a rule of the user came', () => tree.write('home/.config/metier/rules/own.yaml', rule)],
    ['a rule of the project came', () => tree.write('project/.metier/rules/own.yaml', rule)],
  ])('is another one: %s', async (_what, change) => {
    const { ask } = open()
    const first = await ask()
    change()
    expect((await ask()).results).toMatchObject([{ verdict: 'block' }])
    expect(first.results).toMatchObject([{ verdict: 'pass' }])
  })

  it('is another one: a file went', async () => {
    tree.write(`${folder}/b.js`, evil)
    const { ask } = open()
    expect((await ask()).results).toMatchObject([{ verdict: 'block' }])
    tree.remove(`${folder}/b.js`)
    expect((await ask()).results).toMatchObject([{ verdict: 'pass', findings: [], filesScanned: 2 }])
  })

  it('is another one: the user accepted the skill, and the day of that passed', async () => {
    tree.write(`${folder}/b.js`, evil)
    const { ask, context } = open()
    expect((await ask()).results[0]).not.toHaveProperty('accepted')
    const tomorrow = new Date(clock.now() + 86_400_000).toISOString().slice(0, 10)
    const chosen = { yes: true, list: false, remove: false, revoke: false, reason: 'read it', until: tomorrow }
    await accept.handler({ name: 'sample', ...chosen }, context)
    expect((await ask()).results).toMatchObject([{ verdict: 'block', accepted: 'read it' }])
    clock.advance(2 * 86_400_000)
    expect((await ask()).results).toMatchObject([{ verdict: 'block', acceptanceEnded: tomorrow }])
  })

  it('is another one: the settings changed, and with them the files of rules that they name', async () => {
    const { ask, context } = open()
    const first = await ask()
    tree.write('own.yaml', rule)
    tree.write('home/.config/metier/config.yaml', `skills: { security: { rulesFiles: ["${tree.at('own.yaml')}"] } }\n`)
    ;(await context.catalog()).refresh()
    const second = await ask()
    expect(second.results).toMatchObject([{ verdict: 'block', findings: [{ rule: 'own' }] }])
    tree.write('own.yaml', rule.replace('Sample', 'Nothing like it'))
    expect((await ask()).results).toEqual(first.results)
  })
})

describe('a scan that nobody keeps', () => {
  it('is that of a skill that changed a moment ago', async () => {
    clock.advance(-clock.now() + Date.now())
    tree.write(`${folder}/a.js`, 'console.log(2)\n')
    const { ask } = open()
    expect(await ask()).not.toBe(await ask())
  })

  it('is one where nothing may be kept', async () => {
    const { ask } = open({ METIER_NO_CACHE: '1' })
    expect(await ask()).not.toBe(await ask())
  })

  it('is one that took too long, and may not the next time', async () => {
    const { context } = open()
    const scanner: OperationContext['scanner'] = () => {
      const real = context.scanner()
      const scan = async (directory: string) => ({ ...(await real.scan(directory)), findings: [tooSlow] })
      return { ...real, scan }
    }
    const scans = new KeptScans(Object.create(context, { scanner: { value: scanner } }))
    const first = await scans.of(tree.at(folder))
    expect(first.results).toMatchObject([{ findings: [{ rule: 'too-slow' }] }])
    expect(await scans.of(tree.at(folder))).not.toBe(first)
  })

  it('is one that failed', async () => {
    tree.write('project/.metier/rules/own.yaml', 'rules: [{ id: own }]\n')
    const { ask } = open()
    await expect(ask()).rejects.toMatchObject({ code: 'invalid-config' })
    tree.remove('project/.metier/rules/own.yaml')
    expect((await ask()).results).toMatchObject([{ verdict: 'pass' }])
  })
})
