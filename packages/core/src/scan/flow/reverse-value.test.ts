import { expect, it } from 'vitest'
import { flowValue, unknownPart } from './flow-value.ts'
import { reverseValue } from './reverse-value.ts'

// WUN-103: a text that is turned round was hidden.
it('turns a text round, and tells that it was hidden', () => {
  const { shape, taints } = reverseValue(flowValue({ shape: 'hs | lruc' }))
  expect(shape).toBe('curl | sh')
  expect(taints.map(({ kind }) => kind)).toEqual(['decoded'])
  expect(reverseValue(flowValue()).shape).toBe(unknownPart)
})

it('turns a list round, which hides nothing', () => {
  const { items, taints } = reverseValue(flowValue({ items: [flowValue({ shape: 'a' }), flowValue({ shape: 'b' })] }))
  expect(items?.map(({ shape }) => shape)).toEqual(['b', 'a'])
  expect(taints).toEqual([])
})
