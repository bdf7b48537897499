import { expect, it } from 'vitest'
import { classValue } from './class-value.ts'
import { flowClass } from './flow-class.case.ts'
import { flowValue } from './flow-value.ts'
import type { Expression, Method } from './program.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const place = { start: 0, end: 0 }
const text = (given: string): Expression => ({ kind: 'text', text: given, ...place })
const field = (key: string): Expression => ({
  kind: 'member',
  object: { kind: 'name', name: 'self', ...place },
  key: text(key),
  ...place,
})
/** Puts something into a field. */
const sets = (name: string, key: string, value: Expression): Method => {
  const set: Expression = { kind: 'set', target: field(key), value, adds: false, ...place }
  return { name, define: { parameters: [], body: [{ kind: 'do', value: set }] }, isProperty: false }
}

// WUN-103: what one method puts into an object another finds in it, though nobody calls either.
it('reads the constructor before the other methods, wherever it stands', () => {
  const methods = [sets('send', 'copy', field('key')), sets('__init__', 'key', text('secret'))]
  const { evaluator } = shellEvaluator()
  const made = classValue(evaluator, { name: 'Box', bases: [], body: [], methods, order: [] })
  expect([made.path, made.class?.fields.get('copy')?.shape]).toEqual(['Box', 'secret'])
})

it('begins with the fields of what it is made from', () => {
  const { evaluator } = shellEvaluator()
  const above = flowClass({ order: ['key'] })
  above.fields.set('key', flowValue({ shape: 'secret' }))
  evaluator.set('Base', flowValue({ class: above }))
  const bases: Expression[] = [{ kind: 'name', name: 'Base', ...place }]
  const made = classValue(evaluator, { name: 'Box', bases, body: [], methods: [], order: ['host'] }).class
  expect([made?.order, made?.fields.get('key')?.shape]).toEqual([['key', 'host'], 'secret'])
  expect(made?.fields).not.toBe(above.fields)
})
