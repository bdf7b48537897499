import { expect, it } from 'vitest'
import { isLegalText } from './is-legal-text.ts'

it.each([
  'LICENSE',
  'LICENSE.txt',
  'licence.md',
  'scripts/LICENSE-MIT',
  'COPYING',
  'NOTICE.txt',
  'THIRD_PARTY_NOTICES.md',
])('takes %s for a legal text', (path) => {
  expect(isLegalText(path)).toBe(true)
})

it.each([
  'SKILL.md',
  'references/licensing-guide.md',
  'license-checker/SKILL.md',
  'notice-board.md',
  'scripts/licenses.py',
])('does not take %s for one', (path) => {
  expect(isLegalText(path)).toBe(false)
})
