import { expect, it } from 'vitest'
import { chosenValue } from './chosen-value.ts'
import { flowValue } from './flow-value.ts'

const https = flowValue({ path: 'https' })
const http = flowValue({ path: 'http' })

// WUN-103: Node has two clients, and which of them is asked is known only when it runs.
it('calls what is chosen by the first name that is known', () => {
  expect(chosenValue(flowValue({ items: [flowValue({ shape: 'yes' }), https, http] })).path).toBe('https')
})

it('leaves what has no name, and what holds something, as it is', () => {
  const text = flowValue({ items: [flowValue({ shape: 'a' }), flowValue({ shape: 'b' })] })
  expect(chosenValue(text)).toBe(text)
  const secret = flowValue({ items: [https], taints: [{ kind: 'secret', detail: 'KEY' }] })
  expect(chosenValue(secret)).toBe(secret)
})
