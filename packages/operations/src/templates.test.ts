import { buildSkill } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { createTestContext } from './test-context.case.ts'
import { templates } from './templates.ts'

const skill = '/home/user/.agents/skills/git'
const context = (files: Readonly<Record<string, string>> = {}) =>
  createTestContext({
    [`${skill}/SKILL.md`]: buildSkill({ name: 'git', description: 'Git. Use when committing.' }),
    [`${skill}/templates/commit_message.j2`]: '{{ kind }}: {{ message | trim }}',
    [`${skill}/templates/error_message.j2`]: 'Error {{ 1 / 0 }}',
    ...files,
  })

const input = { action: 'list' as const, values: '{}', scope: 'project' as const, overwrite: false, dryRun: false }

describe('templates', () => {
  it('OMN-6 lists each with the file in force', async () => {
    const { templates: listed } = await templates.handler(
      input,
      context({ '/project/assets/templates/git/commit_message.j2': 'mine' }),
    )
    expect(listed.map(({ name, origin, path }) => [name, origin, path])).toEqual([
      ['commit_message.j2', 'project', '/project/assets/templates/git/commit_message.j2'],
      ['error_message.j2', 'skill', `${skill}/templates/error_message.j2`],
    ])
  })

  it('renders one over values, with or without its ending', async () => {
    const asked = {
      ...input,
      action: 'render' as const,
      skill: 'git',
      template: 'commit_message',
      values: '{"kind": "fix", "message": " it "}',
    }
    expect(await templates.handler(asked, context())).toMatchObject({ text: 'fix: it' })
  })

  it('says what is wrong with a template, by file and line', async () => {
    const asked = { ...input, action: 'render' as const, skill: 'git', template: 'error_message.j2' }
    await expect(templates.handler(asked, context())).rejects.toMatchObject({
      code: 'command-failed',
      message:
        'The template error_message.j2 of git cannot be rendered (error_message.j2, line 1): Nothing can be divided by 0.',
    })
    await expect(templates.handler({ ...asked, template: 'gone' }, context())).rejects.toMatchObject({
      code: 'not-found',
      next: 'It has: commit_message.j2, error_message.j2.',
    })
    await expect(templates.handler({ ...asked, values: '[' }, context())).rejects.toMatchObject({ code: 'usage' })
  })

  it('ejects to where a copy wins, says what it would do first, and overwrites nothing unasked', async () => {
    const stage = context()
    const asked = { ...input, action: 'eject' as const, skill: 'git', template: 'commit_message.j2' }
    const target = '/project/assets/templates/git/commit_message.j2'
    expect((await templates.handler({ ...asked, dryRun: true }, stage)).written).toEqual([target])
    expect(stage.fileSystem.stat(target)).toBeUndefined()
    expect((await templates.handler(asked, stage)).written).toEqual([target])
    await expect(templates.handler(asked, stage)).rejects.toMatchObject({ code: 'already-exists' })
    expect((await templates.handler({ ...asked, overwrite: true, scope: 'user' }, stage)).written).toEqual([
      '/home/user/.config/metier/templates/git/commit_message.j2',
    ])
    await expect(templates.handler({ ...asked, template: 'gone' }, stage)).rejects.toMatchObject({ code: 'not-found' })
    await expect(templates.handler({ ...input, action: 'eject' }, stage)).rejects.toMatchObject({ code: 'usage' })
  })
})
