import type { ViewOptions } from '@metier/runtime'
import { describe, expect, it } from 'vitest'
import { doctor } from './doctor.ts'
import { show } from './show.ts'
import { createTestContext } from './test-context.case.ts'

const page = '---\nname: sample\ndescription: A sample.\n---\n\n# Sample\n'
const blocked = {
  '/project/.claude/skills/sample/SKILL.md': page,
  '/project/.claude/skills/sample/a.js': '\neval(x)',
}
const userFile = '/home/user/.config/metier/config.yaml'
const looking = { config: false, strictRefs: false } as const

describe('show', () => {
  it('has the findings of the scanner, with evidence, reason and advice', async () => {
    const { scan } = await show.handler({ name: 'sample' }, createTestContext(blocked))
    expect(scan).toMatchObject({ verdict: 'block', accepted: false })
    expect(scan?.findings).toMatchObject([
      {
        rule: 'dynamic-code-eval',
        path: 'a.js',
        line: 2,
        evidence: 'eval(',
        why: expect.any(String),
        next: expect.any(String),
      },
    ])
  })

  it('has none where scanning is off', async () => {
    const files = { ...blocked, [userFile]: 'skills: { security: { scanOnLoad: false } }' }
    expect((await show.handler({ name: 'sample' }, createTestContext(files))).scan).toBeNull()
  })
})

describe('doctor', () => {
  it('WUN-53 names what is wrong with a skill that is known to be blocked', async () => {
    const context = createTestContext(blocked, {})
    const service = await context.catalog()
    const candidate = service.view().resolve('sample')?.candidate
    if (candidate === undefined) throw new Error('It is gone.')
    const view = Object.assign(Object.create(service), {
      view: () => markedBlocked(service),
      snapshot: () => service.snapshot(),
      contextOf: (options: ViewOptions) => service.contextOf(options),
    })
    const output = await doctor.handler(looking, { ...context, catalog: async () => view })
    expect(output.problems).toMatchObject([
      {
        code: 'scan-blocked',
        severity: 'error',
        message: 'sample is blocked.',
        help: 'Accept it.',
        path: expect.stringContaining('SKILL'),
      },
      { code: 'dynamic-code-eval', severity: 'error', path: '/project/.claude/skills/sample/a.js', line: 2 },
    ])
    expect(output.healthy).toBe(false)
    const explained = await doctor.handler({ ...looking, name: 'sample' }, { ...context, catalog: async () => view })
    expect(explained.explanations?.map(({ message }) => message).join('\n')).toContain('(line 2, dynamic-code-eval)')
  })

  it('marks what is only a warning as a word beside it, and no reason', async () => {
    const warned = { ...blocked, '/project/.claude/skills/sample/b.js': '\nrequire(name)' }
    const context = createTestContext(warned, {})
    const service = await context.catalog()
    const view = Object.assign(Object.create(service), {
      view: () => markedBlocked(service),
      snapshot: () => service.snapshot(),
      contextOf: (options: ViewOptions) => service.contextOf(options),
    })
    const { explanations } = await doctor.handler(
      { ...looking, name: 'sample' },
      { ...context, catalog: async () => view },
    )
    expect(explanations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'dynamic-code-eval', kind: 'problem' }),
        expect.objectContaining({ code: 'suspicious-require', kind: 'note' }),
      ]),
    )
  })

  it('names a rule in the settings that does not exist, with the one that was meant', async () => {
    const rules = '{ crypto-minning: off, download-and-run: info, file-too-large: info, nothing-like-it: warn }'
    const context = createTestContext({ [userFile]: `skills: { security: { rules: ${rules} } }` })
    const { problems } = await doctor.handler(looking, context)
    expect(problems.filter(({ code }) => code === 'unknown-scan-rule')).toMatchObject([
      { message: expect.stringContaining('crypto-minning'), help: 'Did you mean crypto-mining?' },
      { message: expect.stringContaining('nothing-like-it') },
    ])
  })

  it('names rules of the user that are broken, and words that have ended', async () => {
    const context = createTestContext({
      '/project/.metier/rules/own.yaml': 'rules: [{ id: own }]',
      [userFile]:
        'skills: { security: { rules: { dynamic-code-eval: off }, rulesUntil: { dynamic-code-eval: 1969-01-31 } } }',
      '/home/user/.config/metier/accepted.json': JSON.stringify({
        schema: 'metier.acceptances/1',
        records: [{ digest: 'sha256:0', name: 'old', reason: 'r', date: '1969-01-01', until: '1969-01-02', rules: [] }],
      }),
    })
    const { problems } = await doctor.handler(looking, context)
    expect(problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['invalid-scan-rule', 'exception-ended', 'acceptance-ended']),
    )
  })
})

/** The view as it is after the skill was asked for once. */
function markedBlocked(service: Awaited<ReturnType<ReturnType<typeof createTestContext>['catalog']>>) {
  const view = service.view()
  const reasons = [{ code: 'scan-blocked', message: 'Accept it.' }]
  const entries = view.entries.map((entry) => ({ ...entry, reasons, state: 'blocked' as const }))
  return { ...view, entries, active: [], resolve: (name: string) => entries.find((entry) => entry.name === name) }
}
