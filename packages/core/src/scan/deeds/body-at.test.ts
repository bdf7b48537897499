import { expect, it } from 'vitest'
import { bodyAt } from './body-at.ts'

it('goes up to the next function that is no deeper', () => {
  const text = 'def a():\n    x = 1\n    return x\n\ndef b():\n    return 2\n'
  expect(bodyAt(text, 0)).toBe('def a():\n    x = 1\n    return x\n')
})

it('goes as far as a screen where none follows', () => {
  expect(bodyAt(`def a():\n${'    x = 1\n'.repeat(400)}`, 0)).toHaveLength(1500)
})
