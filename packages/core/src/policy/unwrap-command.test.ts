import { expect, it } from 'vitest'
import { unwrapCommand } from './unwrap-command.ts'

// WUN-82: a program that is taken for a name that nobody has is asked of no rule.
it.each([
  [['eval', '--', 'git', 'log'], { kind: 'shell', line: 'git log' }],
  [['eval', 'git', 'log'], { kind: 'shell', line: 'git log' }],
  [['eval', '--', '--', 'git'], { kind: 'shell', line: '-- git' }],
  [['sh', '-c', 'git log'], { kind: 'shell', line: 'git log' }],
])('reads what %j runs', (words, unwrapped) => expect(unwrapCommand(words)).toEqual(unwrapped))

it.each([
  [['sh', '-c', '--', 'git log']],
  [['bash', '-c', '-e', 'git log']],
  [['bash', '-c', '+x', 'git log']],
  [['eval', null]],
])('does not say what %j runs', (words) => expect(unwrapCommand(words)).toMatchObject({ kind: 'unclear' }))
