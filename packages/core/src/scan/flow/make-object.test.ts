import { expect, it } from 'vitest'
import { flowClass } from './flow-class.case.ts'
import { flowValue } from './flow-value.ts'
import { makeObject } from './make-object.ts'
import type { Expression } from './program.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const place = { start: 0, end: 0 }
const nameOf = (name: string): Expression => ({ kind: 'name', name, ...place })

// WUN-103: what a class without a constructor is called with are its fields, in their order or by name.
it('puts values into the fields by place and by name', () => {
  const of = flowClass({ order: ['host', 'key'] })
  const values = [flowValue({ shape: 'a.test' }), flowValue({ shape: 'secret', key: 'token' })]
  const { fields } = makeObject(shellEvaluator().evaluator, { of, values, place })
  expect(Array.from(fields, ([name, { shape }]) => [name, shape])).toEqual([
    ['host', 'a.test'],
    ['token', 'secret'],
  ])
})

it('runs the constructor instead, also that of what the class is made from, on fields of its own', () => {
  const target: Expression = {
    kind: 'member',
    object: nameOf('self'),
    key: { kind: 'text', text: 'key', ...place },
    ...place,
  }
  const sets: Expression = { kind: 'set', target, value: nameOf('given'), adds: false, ...place }
  const base = flowClass({ gives: { __init__: sets }, parameters: ['given'] })
  const of = flowClass({ bases: [base], order: ['host'] })
  const { fields } = makeObject(shellEvaluator().evaluator, { of, values: [flowValue({ shape: 'secret' })], place })
  expect([fields.get('key')?.shape, fields.has('host'), of.fields.size]).toEqual(['secret', false, 0])
})
