import { expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { mutations } from './mutations.ts'

const key = flowValue({ taints: [{ kind: 'secret', detail: 'KEY' }] })

it('holds what was put into it, and is known as what it was', () => {
  const list = flowValue({ items: [] })
  const now = mutations.put(mutations.put(list, flowValue()), key)
  expect(now.taints).toEqual(key.taints)
  expect(mutations.isFrom(now, list)).toBe(true)
})

it('is not what was never put into', () => {
  expect(mutations.isFrom(key, key)).toBe(false)
  expect(mutations.isFrom(mutations.put(key, key), flowValue())).toBe(false)
})
