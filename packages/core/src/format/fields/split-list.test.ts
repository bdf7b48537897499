import { expect, it } from 'vitest'
import type { FieldKind } from './field-kind.ts'
import { splitList } from './split-list.ts'

it.each<[FieldKind, string, string[]]>([
  ['tools', 'Read  Grep,Bash(git add *, x) ,, Write', ['Read', 'Grep', 'Bash(git add *, x)', 'Write']],
  ['tools', 'Bash(open never closed, x', ['Bash(open never closed, x']],
  ['tools', 'A) B', ['A)', 'B']],
  ['tools', 'Bash(echo (a b)) C', ['Bash(echo (a b))', 'C']],
  ['globs', 'a/*.{ts,js}, b c/**', ['a/*.{ts,js}', 'b c/**']],
  ['phrases', 'build it, ship it', ['build it', 'ship it']],
  ['sentences', 'Save, then push\nStop', ['Save, then push', 'Stop']],
  ['authors', 'Jane Doe, Joe', ['Jane Doe', 'Joe']],
  ['words', 'a b\tc', ['a', 'b', 'c']],
  ['words', 'a b, c', ['a b', 'c']],
  ['words', ' ', []],
])('splits %s %j', (kind, text, expected) => {
  expect(splitList(text, kind)).toEqual(expected)
})

it('takes no more than linear time', () => {
  expect(splitList(`${'('.repeat(50_000)}${' '.repeat(50_000)}`, 'tools')).toHaveLength(1)
  expect(splitList(' '.repeat(100_000), 'words')).toEqual([])
})
