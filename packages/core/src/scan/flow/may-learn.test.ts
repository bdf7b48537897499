import { expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import { flowValue } from './flow-value.ts'
import { KeptFiles } from './kept-files.ts'
import { mayLearn } from './may-learn.ts'
import type { Program } from './program.ts'

const program = (path: string, text = ''): Program => ({
  piece: { path, role: 'script', language: 'python', text: new MappedText(text), layer: 0, isExample: false },
  statements: [],
})

const taints = [{ kind: 'remote', detail: 'https://a.test' }] as const

it.each([
  ['import keys', 'lib/keys.py', true],
  ["import { send } from './wire/index.ts'", 'wire/index.ts', true],
  ['import json', 'lib/keys.py', false],
])('sees whether %s names %s', (text, path, expected) => {
  expect(mayLearn(program('a.py', text), [program(path)], new KeptFiles())).toBe(expected)
})

it('knows who has written a file that is named', () => {
  const files = new KeptFiles()
  files.writer = 'a.py'
  files.set('/tmp/found.txt', flowValue({ taints }))
  const reader = "open('/tmp/found.txt')"
  expect(mayLearn(program('a.py', reader), [], files)).toBe(false)
  expect(mayLearn(program('b.py', reader), [], files)).toBe(true)
  files.writer = 'c.py'
  files.set('/tmp/found.txt', flowValue({ taints }))
  expect(mayLearn(program('a.py', reader), [], files)).toBe(true)
})
