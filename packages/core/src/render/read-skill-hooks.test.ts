import { describe, expect, it } from 'vitest'
import { readSkillHooks } from './read-skill-hooks.ts'

describe('readSkillHooks', () => {
  it.each([
    [{ before: 'a' }, [{ event: 'before', tools: [], command: 'a' }]],
    [
      { before: ['a', { command: 'b', timeout: 2 }], after: 'c' },
      [
        { event: 'before', tools: [], command: 'a' },
        { event: 'before', tools: [], command: 'b', timeoutMs: 2000 },
        { event: 'after', tools: [], command: 'c' },
      ],
    ],
    [
      { PreToolUse: [{ matcher: 'Edit|Write', hooks: [{ type: 'command', command: 'check' }] }] },
      [{ event: 'before-tool', tools: ['Edit', 'Write'], command: 'check' }],
    ],
    [
      { PostToolUse: [{ matcher: '*', hooks: [{ command: 'x' }] }] },
      [{ event: 'after-tool', tools: [], command: 'x' }],
    ],
    [
      { PreToolUse: [{ matcher: 'mcp__.*|Bash(a|b)|Bash(git:*)', hooks: [{ command: 'x' }] }] },
      [{ event: 'before-tool', tools: ['mcp__.*', 'Bash(a|b)', 'Bash(git:*)'], command: 'x' }],
    ],
    [{ Stop: [{ hooks: [{ type: 'command', command: 'x' }] }] }, [{ event: 'after', tools: [], command: 'x' }]],
    [undefined, []],
    [null, []],
  ])('reads %j', (value, hooks) => {
    expect(readSkillHooks(value)).toEqual({ hooks, problems: [] })
  })

  it.each([
    ['text', /mapping/],
    [['a'], /mapping/],
    [{ Notification: 'x' }, /Notification are not run here/],
    [{ before: 7 }, /no command/],
    [{ before: '' }, /no command/],
    [{ before: { type: 'prompt', command: 'x' } }, /no command/],
    [{ before: { constructor: 'x' } }, /no command/],
    [{ PreToolUse: [{ matcher: '^(?:a|b)$', hooks: [{ command: 'x' }] }] }, /matcher .* is not understood/],
    [{ PreToolUse: [{ matcher: 'Bash(', hooks: [{ command: 'x' }] }] }, /matcher "Bash\(" is not understood/],
  ])('says of %j what is not run', (value, problem) => {
    const { hooks, problems } = readSkillHooks(value)
    expect(hooks).toEqual([])
    expect(problems.join()).toMatch(problem)
  })

  it('takes no more than twenty, and no nesting', () => {
    expect(readSkillHooks({ before: Array.from({ length: 50 }, () => 'a') }).hooks).toHaveLength(20)
    expect(readSkillHooks({ before: { hooks: [{ hooks: ['a'] }] } }).hooks).toEqual([])
  })
})
