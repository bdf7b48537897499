import { expect, it } from 'vitest'
import { beyondBlock } from './beyond-block.ts'

// WUN-103: most that the model is mistaken in has nothing but words, and most of all outside English.
it('asks for more where nothing but its words speaks for a paragraph, and for most in other languages', () => {
  const inCompany = [false, true].map((isOther) => beyondBlock({ isOther, hasSecondSign: true }))
  const english = beyondBlock({ isOther: false, hasSecondSign: false })
  expect(new Set(inCompany).size).toBe(1)
  expect(english).toBeGreaterThan(Math.max(...inCompany))
  expect(beyondBlock({ isOther: true, hasSecondSign: false })).toBeGreaterThan(english)
})
