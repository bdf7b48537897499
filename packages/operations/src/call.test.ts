import { MetierError } from '@metier/core'
import { buildSkill } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { call } from './call.ts'
import { createTestContext } from './test-context.case.ts'

const commands = `import { defineCommand } from 'metier'
export const status = defineCommand({ name: 'status', category: 'read', description: 'Show it', run: () => 'clean' })
export const commit = defineCommand({ name: 'commit', category: 'writes', description: 'Commit it', run: (input: { message: string }) => input.message })
`

const context = () =>
  createTestContext({
    '/home/user/.agents/skills/git/SKILL.md': buildSkill({ name: 'git', description: 'Git. Use when committing.' }),
    '/home/user/.agents/skills/git/scripts/commands.mjs': commands,
    '/home/user/.agents/skills/plain/SKILL.md': buildSkill({ name: 'plain', description: 'Plain. Use never.' }),
  })

const input = { command: '', words: [] }

describe('call', () => {
  it('OMN-28 OMN-33 OMN-35 lists what there is without running it, each with its schema and why it cannot be called', async () => {
    const { commands: listed, findings, command } = await call.handler(input, context())
    expect(command).toBeNull()
    expect(listed.map(({ id, category, annotations }) => [id, category, annotations])).toEqual([
      ['git.status', 'read', { readOnlyHint: true }],
      ['git.commit', 'general', {}],
    ])
    expect(listed[1]).toMatchObject({
      input: { properties: { message: { type: 'string' } }, required: ['message'] },
      file: 'scripts/commands.mjs',
      language: 'javascript',
      loaded: false,
      unavailable: expect.stringContaining('`scripts` is off'),
    })
    expect(findings).toMatchObject([{ code: 'unknown-category', severity: 'warning' }])
  })

  // OMN-31, OMN-35: what is written as something else counts as general
  it.each([
    ['read', ['git.status']],
    ['general', ['git.commit']],
    ['write', []],
  ])('lists the commands of the category %s', async (category, expected) => {
    const { commands: listed } = await call.handler(call.input.parse({ category }), context())
    expect(listed.map(({ id }) => id)).toEqual(expected)
  })

  it('OMN-55 names the commands of skills that a search finds, where none is called so', async () => {
    await expect(call.handler({ ...input, command: 'commits.save' }, context())).rejects.toMatchObject({
      code: 'unknown-command',
      data: { near: ['git.status', 'git.commit'] },
    })
  })

  it('answers help, and an unknown name with what there is', async () => {
    const stage = context()
    expect(await call.handler({ ...input, command: 'git.help' }, stage)).toMatchObject({
      command: 'help',
      text: expect.stringContaining('git.commit(message)  [general]'),
    })
    expect(await call.handler({ ...input, command: 'plain' }, stage)).toMatchObject({ text: 'plain has no commands.' })
    await expect(call.handler({ ...input, command: 'git.comit' }, stage)).rejects.toMatchObject({
      code: 'unknown-command',
      next: expect.stringContaining('Perhaps you mean git.commit.'),
    })
  })

  it('checks the input before anything else, from words and as an object', async () => {
    const stage = context()
    const failure = async (given: object): Promise<string> => {
      const error: unknown = await call
        .handler({ ...input, command: 'git.commit', ...given }, stage)
        .catch((thrown: unknown) => thrown)
      return error instanceof MetierError ? `${error.code}: ${error.message}` : String(error)
    }
    expect(await failure({ words: ['--mesage', 'x'] })).toBe(
      'invalid-input: The input of git.commit is not right: --mesage is not known. Perhaps --message is meant.',
    )
    expect(await failure({ input: { message: 5 } })).toBe(
      'invalid-input: The input of git.commit is not right: message must be text, not 5.',
    )
    expect(await failure({ input: { message: 'fine' } })).toContain('refused: ')
  })
})
