import { expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { heldNow } from './held-now.ts'

const key = flowValue({ shape: 'a', taints: [{ kind: 'secret', detail: 'KEY' }] })

it.each([
  ['holds what it held, where nothing is known of the new', heldNow(key, flowValue(), false), key.taints],
  ['holds the new alone, where that is known', heldNow(key, flowValue({ shape: 'b' }), false), []],
  ['holds both, where one is added to the other', heldNow(key, flowValue({ shape: 'b' }), true), key.taints],
  ['holds the first it is given', heldNow(undefined, key, true), key.taints],
])('%s', (_, value, taints) => {
  expect(value.taints).toEqual(taints)
})
