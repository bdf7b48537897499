import { expect, it } from 'vitest'
import { fileNameOf } from './file-name-of.ts'

it.each([
  ['/a/b/SKILL.md', 'SKILL.md'],
  ['a\\b\\skill.md', 'skill.md'],
  ['SKILL.md', 'SKILL.md'],
  ['a/', ''],
  ['', ''],
])('takes the last part of %j', (path, name) => {
  expect(fileNameOf(path)).toBe(name)
})
