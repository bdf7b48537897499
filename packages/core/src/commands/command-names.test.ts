import { describe, expect, it } from 'vitest'
import { commandToolName } from './command-tool-name.ts'
import { defineCommand } from './define-command.ts'
import { readCategory } from './read-category.ts'
import { splitCommandId } from './split-command-id.ts'

describe('names of commands', () => {
  it('OMN-28 the tool is the skill, a dot and the bare name', () => {
    expect(commandToolName({ skill: 'my_new_skill', name: 'my_command' }, '.')).toBe('my_new_skill.my_command')
    expect(commandToolName({ skill: 'git', name: 'status' }, '__')).toBe('git__status')
    expect(commandToolName({ skill: 'My Skill é', name: 'a/b' }, '.')).toBe('My_Skill_.a_b')
    expect(commandToolName({ skill: 'x'.repeat(200), name: 'y' }, '.')).toHaveLength(128)
  })

  it.each([
    ['git.status', [{ skill: 'git', command: 'status' }]],
    ['git__status', [{ skill: 'git', command: 'status' }]],
    [
      'a.b.c',
      [
        { skill: 'a', command: 'b.c' },
        { skill: 'a.b', command: 'c' },
      ],
    ],
    ['git', []],
    ['.status', []],
  ])('%s may be read as %j', (id, parts) => {
    expect(splitCommandId(id)).toEqual(parts)
  })
})

describe('readCategory', () => {
  it.each([
    ['OMN-31', 'read', { readOnlyHint: true }],
    ['OMN-32', 'view', { readOnlyHint: true }],
    ['OMN-33', 'write', { readOnlyHint: false }],
    ['OMN-34', 'workflow', { readOnlyHint: false }],
    ['OMN-35', 'general', {}],
  ])('%s %s has the hints %j', (_, category, annotations) => {
    expect(readCategory(category)).toEqual({ category, annotations })
  })

  it('OMN-26 any other is general, and said', () => {
    expect(readCategory(undefined)).toEqual({ category: 'general', annotations: {} })
    expect(readCategory('reed')).toMatchObject({
      category: 'general',
      problem: expect.stringContaining('Perhaps read'),
    })
    expect(readCategory('constructor').category).toBe('general')
  })
})

describe('defineCommand', () => {
  it('keeps what it is given and is known by its brand', () => {
    const command = defineCommand({ name: 'a', description: 'A', run: ({ n }: { n: number }) => n })
    expect(command).toMatchObject({ name: 'a', description: 'A' })
    expect(Object.getOwnPropertyDescriptor(command, Symbol.for('metier.command'))?.value).toBe(true)
    expect(Object.isFrozen(command)).toBe(true)
  })
})
