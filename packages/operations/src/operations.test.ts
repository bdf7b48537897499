import { MetierError } from '@metier/core'
import { buildSkill } from '@metier/testing'
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { loadOperation } from './load-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { registry } from './registry.ts'
import { runOperation } from './run-operation.ts'
import { createTestContext } from './test-context.case.ts'

const names = Object.keys(registry)

async function run(name: string, input: unknown, context: OperationContext): Promise<unknown> {
  return (await runOperation(await loadOperation(name), input, context)).output
}

async function failure(promise: Promise<unknown>): Promise<MetierError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof MetierError) return error
  throw new Error('no MetierError was thrown', { cause: error })
}

const deploy = '/project/.agents/skills/deploy/SKILL.md'
const files = {
  [deploy]: buildSkill({
    name: 'deploy',
    description: 'Deploys the shop. Use when asked to ship.',
    body: '# Deploy\n\nShip it.\n',
  }),
  '/project/.agents/skills/deploy/references/hosts.md': 'alpha\n',
  '/project/.agents/skills/off/SKILL.md': buildSkill({ name: 'off', frontmatter: 'enabled: false' }),
}

describe('every operation', () => {
  it.each(names)('%s has the name it is registered under, a summary, and described fields', async (name) => {
    const operation = await loadOperation(name)
    expect(operation.name).toBe(name)
    expect(operation.summary).not.toBe('')
    const { properties = {} } = z.toJSONSchema(operation.input, { io: 'input' })
    const mute = Object.entries(properties).filter(
      ([, field]) => typeof field !== 'object' || field.description === undefined,
    )
    expect(mute).toEqual([])
  })

  // An answer must say which shape it has, and keep to it, on every surface.
  it.each([
    ['list', { all: true }],
    ['show', { name: 'deploy' }],
    ['doctor', { config: true }],
    ['doctor', { name: 'off' }],
    ['find', { query: ['ship'] }],
    ['resources', { name: 'deploy' }],
    ['resources', { name: 'deploy', file: 'references/hosts.md' }],
    ['prompt', { format: 'markdown', instructions: true }],
    ['prompt', { env: true }],
    ['activate', { name: 'deploy' }],
    ['activate', {}],
    ['read-skill-file', { name: 'deploy', path: 'references/hosts.md' }],
    ['validate', { paths: ['.agents/skills'] }],
    ['fix', { paths: ['.agents/skills/deploy'], dryRun: true }],
    ['migrate', { paths: ['.agents/skills/off'], dryRun: true }],
    ['new', { name: 'fresh', dryRun: true }],
    ['trust', { list: true }],
    ['bug-report', {}],
  ])('%s %j answers in its own schema', async (name, input) => {
    const operation = await loadOperation(name)
    const output = await run(name, input, createTestContext(files))
    const read = operation.output.safeParse(JSON.parse(JSON.stringify(output)))
    expect(read.error?.issues ?? []).toEqual([])
    expect(output).toMatchObject({ schema: expect.stringMatching(/^metier\.[a-z-]+\/1$/) })
  })

  it('says which field of an input is wrong', async () => {
    const error = await failure(run('list', { scope: 'moon', all: 3 }, createTestContext({})))
    expect(error.code).toBe('invalid-input')
    expect(error.message).toMatch(/all: .*scope: /)
    const missing = await failure(run('publish', { paths: ['skills'] }, createTestContext({})))
    expect(missing.message).toBe('The input of publish is not right: to is missing.')
  })

  it('is not found under a name that is none, also not under those of Object', async () => {
    for (const name of ['nope', 'constructor', '__proto__'])
      expect((await failure(loadOperation(name))).code).toBe('not-found')
  })
})

describe('activate', () => {
  it('gives instructions, directory and files', async () => {
    const output = await run('activate', { name: 'Deploy' }, createTestContext(files))
    expect(output).toMatchObject({ name: 'deploy', tokens: expect.any(Number) })
    const { text } = z.object({ text: z.string() }).parse(output)
    expect(text).toContain('Ship it.')
    expect(text).toContain('Skill directory: /project/.agents/skills/deploy')
    expect(text).toContain('<file>references/hosts.md</file>')
  })

  it('gives the index for an empty name', async () => {
    const output = await run('activate', { name: '' }, createTestContext(files))
    expect(output).toMatchObject({ name: null, text: expect.stringContaining('deploy') })
  })

  it('hands arguments over below the instructions, where these have no place for them', async () => {
    const output = await run('activate', { name: 'deploy', arguments: 'to alpha' }, createTestContext(files))
    expect(output).toMatchObject({ text: expect.stringContaining('Ship it.\n\nARGUMENTS: to alpha\n') })
  })

  // WUN-7, WUN-66
  it('puts arguments in their places and runs nothing', async () => {
    const text = buildSkill({
      name: 'deploy',
      description: 'Ships it.',
      body: 'To $0 of ${SKILL_DIR}\n!date $ARGUMENTS\n',
    })
    const context = createTestContext({ '/project/.agents/skills/deploy/SKILL.md': text })
    const output = await run('activate', { name: 'deploy', arguments: 'alpha' }, context)
    const body = 'To alpha of /project/.agents/skills/deploy\n!date $ARGUMENTS'
    expect(output).toMatchObject({ text: expect.stringContaining(body) })
  })

  // BTW-38, R-37
  it('says which skills there are, or why one cannot be had', async () => {
    const unknown = await failure(run('activate', { name: 'dploy' }, createTestContext(files)))
    expect(unknown.code).toBe('unknown-skill')
    expect(unknown.next).toContain('deploy')
    const off = await failure(run('activate', { name: 'off' }, createTestContext(files)))
    expect(off.code).toBe('skill-not-active')
    expect(off.message).toContain('disabled')
  })

  it('leaves to the user what the author left to the user', async () => {
    const context = createTestContext({
      '/project/.agents/skills/mine/SKILL.md': buildSkill({
        name: 'mine',
        frontmatter: 'disable-model-invocation: true',
      }),
    })
    expect((await failure(run('activate', { name: 'mine' }, context))).code).toBe('refused')
  })
})

describe('read-skill-file', () => {
  it('gives text as text and the rest as base64', async () => {
    const context = createTestContext({
      ...files,
      '/project/.agents/skills/deploy/assets/logo.bin': Uint8Array.from([0, 1, 255]),
    })
    expect(await run('read-skill-file', { name: 'deploy', path: 'references/hosts.md' }, context)).toMatchObject({
      text: 'alpha\n',
    })
    const binary = await run('read-skill-file', { name: 'deploy', path: 'assets/logo.bin' }, context)
    expect(binary).toMatchObject({ size: 3, base64: 'AAH/' })
    expect(binary).not.toHaveProperty('text')
  })

  it('reads nothing of a skill that is not active, and nothing outside of one', async () => {
    const context = createTestContext({ ...files, '/project/secret': 'hush' })
    const read = (name: string, path: string) => failure(run('read-skill-file', { name, path }, context))
    expect((await read('off', 'SKILL.md')).code).toBe('skill-not-active')
    for (const path of ['../../../secret', '/project/secret']) {
      expect((await read('deploy', path)).code).toBe('path-escapes-skill')
    }
  })
})

describe('new', () => {
  // BTW-14
  it('asks the user who is there to be asked', async () => {
    const two = {
      '/project/.claude/skills/a/SKILL.md': buildSkill({ name: 'a' }),
      '/project/.agents/skills/b/SKILL.md': buildSkill({ name: 'b' }),
    }
    let offered: readonly string[] = []
    const context = createTestContext(two, {
      choose: async (_question, choices) => {
        offered = choices
        return choices[1]
      },
    })
    const output = await run('new', { name: 'third' }, context)
    expect(offered).toEqual(['/project/.claude/skills', '/project/.agents/skills'])
    expect(output).toMatchObject({ directory: '/project/.agents/skills/third' })
  })

  it('leaves nothing behind when writing fails halfway', async () => {
    const context = createTestContext({})
    const { writer } = context
    let written = 0
    const failing = {
      ...writer,
      write: (...parameters: Parameters<typeof writer.write>) => {
        written += 1
        if (written > 1) throw new MetierError({ code: 'file-unwritable', message: 'The disk is full.' })
        writer.write(...parameters)
      },
    }
    const error = await failure(run('new', { name: 'x', resources: ['scripts'] }, { ...context, writer: failing }))
    expect(error.code).toBe('file-unwritable')
    expect(context.fileSystem.list('/project/.agents/skills') ?? []).toEqual([])
  })
})

describe('fix', () => {
  it('writes the first file only when the last one could be planned', async () => {
    const broken = '---\nname: Bad\ndescription: Fine. Use when asked for bad things.\n---\n'
    const context = createTestContext({ '/project/skills/bad/SKILL.md': broken })
    const error = await failure(run('fix', { paths: ['skills/bad', 'skills/none'] }, context))
    expect(error.code).toBe('not-found')
    expect(new TextDecoder().decode(context.fileSystem.read('/project/skills/bad/SKILL.md'))).toBe(broken)
  })
})

describe('trust', () => {
  it('changes nothing when the user says no', async () => {
    const context = createTestContext(files, { confirm: async () => false })
    expect((await failure(run('trust', { directory: '.' }, context))).code).toBe('refused')
    expect(await run('trust', { list: true }, context)).toMatchObject({ trusted: [] })
  })

  it('asks once: what is trusted is not asked about again', async () => {
    const questions: string[] = []
    const context = createTestContext(files, {
      confirm: async (question) => {
        questions.push(question)
        return true
      },
    })
    expect(await run('trust', { directory: '.' }, context)).toMatchObject({ changed: true })
    expect(await run('trust', { directory: '.' }, context)).toMatchObject({ changed: false })
    expect(questions).toHaveLength(1)
    expect(questions[0]).toContain('/project')
  })
})
