import { expect, it } from 'vitest'
import { flowClass } from './flow-class.case.ts'
import { flowValue } from './flow-value.ts'
import { objectMember } from './object-member.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const { evaluator } = shellEvaluator()
const gives = { key: { kind: 'text', text: 'given', start: 0, end: 0 } } as const

// WUN-103: what an object holds is asked of it by the name of a field, a method or a property.
it('takes a field before a method of the same name', () => {
  const object = { of: flowClass({ gives }), fields: new Map([['key', flowValue({ shape: 'held' })]]) }
  expect(objectMember(evaluator, flowValue({ object }), 'key')?.shape).toBe('held')
})

it('gives a method with whose it is, and of a property what it gives', () => {
  const object = { of: flowClass({ gives }), fields: new Map() }
  expect(objectMember(evaluator, flowValue({ object }), 'key')).toMatchObject({ path: 'key', receiver: object })
  const asked = flowClass({ gives, isProperty: true })
  expect(objectMember(evaluator, flowValue({ class: asked }), 'key')?.shape).toBe('given')
})

it('knows nothing of what neither has', () => {
  const object = { of: flowClass({ gives }), fields: new Map() }
  expect(objectMember(evaluator, flowValue({ object }), 'other')).toBeUndefined()
  expect(objectMember(evaluator, flowValue(), 'key')).toBeUndefined()
})
