import { expect, it } from 'vitest'
import { baseObject } from './base-object.ts'
import { flowClass } from './flow-class.case.ts'
import { flowValue } from './flow-value.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const called = { values: [], place: { start: 0, end: 0 } }

// WUN-103: a method that asks the class above goes on with the same object.
it('is the object whose method is followed, as one of the class above', () => {
  const { evaluator } = shellEvaluator()
  const base = flowClass({})
  const object = { of: flowClass({ bases: [base] }), fields: new Map([['key', flowValue({ shape: 'secret' })]]) }
  const above = evaluator.calls.within(object, () => baseObject(evaluator, called)).object
  expect(above?.of).toBe(base)
  expect(above?.fields).toBe(object.fields)
})

it('is nothing that is known outside of a method, and where there is no class above', () => {
  const { evaluator } = shellEvaluator()
  const alone = { of: flowClass({}), fields: new Map() }
  expect(baseObject(evaluator, called).object).toBeUndefined()
  expect(evaluator.calls.within(alone, () => baseObject(evaluator, called)).object).toBeUndefined()
})
