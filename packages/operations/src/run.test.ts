import { buildSkill } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import type { OperationContext } from './operation-context.ts'
import { run, type RunOutput } from './run.ts'
import { createTestContext } from './test-context.case.ts'

const greet = '/project/.claude/skills/greet/SKILL.md'
const skills = {
  [greet]: buildSkill({ name: 'greet', body: 'Hi $0\n!date\n' }),
  '/project/.claude/skills/deep/SKILL.md': buildSkill({
    name: 'deep',
    frontmatter: { context: 'fork' },
    body: 'Deep $0\n',
  }),
  '/project/.claude/skills/b/SKILL.md': buildSkill({ name: 'b', body: 'B $ARGUMENTS\n' }),
}

async function call(
  input: Readonly<Record<string, unknown>>,
  more: Partial<OperationContext> = {},
): Promise<RunOutput> {
  return run.handler(run.input.parse(input), createTestContext(skills, more))
}

async function nobody(): Promise<boolean> {
  throw new Error('Nobody should be asked.')
}

describe('run', () => {
  // WUN-61: inline unless the file says otherwise: a text for this conversation, and no job.
  it('gives text, steps and what a person should know', async () => {
    const output = await call({ skill: 'greet', arguments: ['you'] })
    expect(output).toMatchObject({
      schema: 'metier.run/1',
      skills: [{ name: 'greet' }],
      text: expect.stringContaining('Hi you\n!date\n'),
      steps: [{ skill: 'greet', kind: 'command', command: 'date', decision: 'refused' }],
      notes: [expect.stringContaining('metier trust')],
      job: null,
    })
    expect(run.output.parse(output)).toEqual(output)
  })

  // Decisions R-38
  it('offers to trust the folder where somebody can be asked, and asks for the command then', async () => {
    const questions: string[] = []
    const confirm = async (question: string) => {
      questions.push(question)
      return true
    }
    const output = await call({ skill: 'greet', arguments: ['you'] }, { confirm })
    expect(questions).toEqual([
      expect.stringMatching(/greet wants to run:\n {2}date\nTrust the skills in \/project\/\.claude\/skills/),
    ])
    expect(output.steps).toMatchObject([
      { decision: 'refused', because: 'no rule allows Bash(date), and nobody is here to ask' },
    ])
    const refusing = await call({ skill: 'greet' }, { confirm: async () => false })
    expect(refusing.steps).toMatchObject([{ because: 'the folder of greet is not trusted' }])
  })

  it('offers nothing where nothing would run', async () => {
    expect((await call({ skill: 'b', arguments: ['x'] }, { confirm: nobody })).text).toBe('B x\n')
    expect((await call({ skill: 'greet', dryRun: true }, { confirm: nobody })).steps).toHaveLength(1)
  })

  it.each([
    [
      ['/b', '/greet', 'x'],
      ['b', 'greet'],
    ],
    [['/b', '/none', 'x'], ['b']],
    [['/b /greet x'], ['b', 'greet']],
    [['b', '/greet'], ['b']],
    // What goes to an agent is the last.
    [['/deep', '/b', 'x'], ['deep']],
    [
      ['/b', '/b', '/b', '/b', '/b', '/b', '/b'],
      ['b', 'b', 'b', 'b', 'b', 'b'],
    ],
  ])('%j runs %j', async ([skill = '', ...words], names) => {
    const output = await call({ skill, arguments: words, promptOnly: true })
    expect(output.skills.map(({ name }) => name)).toEqual(names)
  })

  it('WUN-5 WUN-10 WUN-63: hands a forked skill to an agent, after asking the guard', async () => {
    const submitted: unknown[] = []
    const jobs = async () => ({
      submit: async (task: unknown) => {
        submitted.push(task)
        throw new Error('stop here')
      },
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one method that is used
    const more = { jobs } as unknown as Partial<OperationContext>
    await expect(call({ skill: 'deep', arguments: ['x'] }, more)).rejects.toMatchObject({ code: 'untrusted' })
    expect(submitted).toEqual([])
    const confirmed = createTestContext(skills, more)
    const { openTrustFile } = await import('@metier/runtime')
    openTrustFile(confirmed).add('/project')
    await expect(run.handler(run.input.parse({ skill: 'deep', arguments: ['x'] }), confirmed)).rejects.toThrow(
      'stop here',
    )
    expect(submitted).toMatchObject([{ skill: 'deep', prompt: 'Deep x\n', cwd: '/project' }])
  })

  it('WUN-11: the model of the skill, or the one that is asked for', async () => {
    const models: unknown[] = []
    const jobs = async () => ({
      submit: async ({ model }: { readonly model?: string }) => {
        models.push(model)
        throw new Error('stop here')
      },
    })
    const files = {
      '/home/user/.claude/skills/m/SKILL.md': buildSkill({
        name: 'm',
        frontmatter: { context: 'fork', model: 'small' },
      }),
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one method that is used
    const context = createTestContext(files, { jobs } as unknown as Partial<OperationContext>)
    for (const model of [undefined, 'large']) {
      await expect(run.handler(run.input.parse({ skill: 'm', model }), context)).rejects.toThrow('stop here')
    }
    expect(models).toEqual(['small', 'large'])
  })
})
