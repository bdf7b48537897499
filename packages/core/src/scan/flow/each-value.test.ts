import { expect, it } from 'vitest'
import { eachValue } from './each-value.ts'
import { flowValue } from './flow-value.ts'
import type { Expression } from './program.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const at = { start: 0, end: 0 }
const nameOf = (name: string): Expression => ({ kind: 'name', name, ...at })
const each = {
  kind: 'each',
  target: nameOf('one'),
  source: nameOf('all'),
  result: { kind: 'join', parts: [{ kind: 'text', text: '-', ...at }, nameOf('one')], ...at },
  ...at,
} as const

it('makes one value of each item, or of each sign of a text', () => {
  const { evaluator } = shellEvaluator()
  evaluator.set('all', flowValue({ items: [flowValue({ shape: 'a' }), flowValue({ shape: 'b' })] }))
  expect(eachValue(evaluator, each).items?.map(({ shape }) => shape)).toEqual(['-a', '-b'])
  evaluator.set('all', flowValue({ shape: 'xyz' }))
  expect(eachValue(evaluator, each).items?.map(({ shape }) => shape)).toEqual(['-x', '-y', '-z'])
})

it('keeps what stands outside under the name of an item', () => {
  const { evaluator } = shellEvaluator()
  evaluator.set('all', flowValue({ shape: 'xyz' }))
  eachValue(evaluator, each)
  expect(evaluator.names.has('one')).toBe(false)
  evaluator.set('one', flowValue({ shape: 'kept' }))
  eachValue(evaluator, each)
  expect(evaluator.names.get('one')?.shape).toBe('kept')
})

// WUN-103: what is in a list that nobody knows is in what is made of it.
it('makes one value of what is not known, which holds what that holds', () => {
  const { evaluator } = shellEvaluator()
  evaluator.set('all', flowValue({ taints: [{ kind: 'secret', detail: 'KEY' }] }))
  expect(eachValue(evaluator, each).taints.map(({ kind }) => kind)).toEqual(['secret'])
})
