import { expect, it } from 'vitest'
import { withBytecodeLeftBehind } from './with-bytecode-left-behind.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const ruleOf = (path: string, beside: string, name = 'SKILL.md'): string | undefined => {
  const files = [
    { path: name, bytes: bytes(beside) },
    { path, bytes: bytes('__pycache__ marshal') },
  ]
  return withBytecodeLeftBehind(files, [{ rule: 'bytecode-without-source', path, message: 'x' }])[0]?.rule
}

it.each([
  ['its source is gone', 'a/__pycache__/x.cpython-311.pyc', 'Run the tests.', 'SKILL.md', 'bytecode-left-behind'],
  ['a list of what git leaves out', '__pycache__/x.cpython-311.pyc', '*.pyc', '.gitignore', 'bytecode-left-behind'],
  ['its name stands in a page', '__pycache__/x.cpython-311.pyc', 'Run x.cpython-311.pyc', 'SKILL.md', undefined],
  ['its folder stands in a script', '__pycache__/x.cpython-311.pyc', 'path.append("__pycache__")', 'a.py', undefined],
  ['code is read by a script', '__pycache__/x.cpython-311.pyc', 'import marshal', 'a.py', undefined],
  ['a name that can be imported', '__pycache__/x.pyc', '', 'SKILL.md', undefined],
  ['a place that is imported from', 'x.cpython-311.pyc', '', 'SKILL.md', undefined],
])('WUN-60 compiled Python without its source: %s', (_, path, beside, name, rule) => {
  expect(ruleOf(path, beside, name)).toBe(rule ?? 'bytecode-without-source')
})
