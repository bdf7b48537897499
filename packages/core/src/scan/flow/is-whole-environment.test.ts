import { expect, it } from 'vitest'
import { flowValue } from './flow-value.ts'
import { isWholeEnvironment } from './is-whole-environment.ts'

const all = flowValue({ path: 'os.environ' })

// WUN-103: all variables are more than one of them, also in a list.
it('finds all variables, also in lists in a list', () => {
  const inside = flowValue({ items: [flowValue(), flowValue({ items: [all] })] })
  expect([all, inside].map((value) => isWholeEnvironment(value))).toEqual([true, true])
})

it('takes one variable for no more than that', () => {
  const one = flowValue({ path: 'os.environ.HOME' })
  expect([one, flowValue({ items: [one] })].map((value) => isWholeEnvironment(value))).toEqual([false, false])
})

it('finds them in a list that was not looked through to its end in another', () => {
  const inside = flowValue({ items: [flowValue({ items: [all] })] })
  const deep = flowValue({ items: [flowValue({ items: [flowValue({ items: [inside] })] })] })
  expect([deep, inside].map((value) => isWholeEnvironment(value))).toEqual([false, true])
})
