import { expect, it } from 'vitest'
import { entered } from './entered.ts'
import { flowClass } from './flow-class.case.ts'
import { flowValue } from './flow-value.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const { evaluator } = shellEvaluator()
const given = { kind: 'text', text: 'given', start: 0, end: 0 } as const

// WUN-103: `with box as name`: the name is what the box gives when it is entered.
it.each(['__enter__', '__aenter__'])('gives what %s gives', (name) => {
  const object = { of: flowClass({ gives: { [name]: given } }), fields: new Map() }
  expect(entered(evaluator, flowValue({ object })).shape).toBe('given')
})

it('gives the same where nothing else is given', () => {
  const object = { of: flowClass({ gives: { close: given } }), fields: new Map() }
  const values = [flowValue({ object }), flowValue({ shape: 'file' })]
  expect(values.map((value) => entered(evaluator, value))).toEqual(values)
})
