import { expect, it } from 'vitest'
import { flowValue, taintsOf } from './flow-value.ts'
import type { Expression, FunctionParts } from './program.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const at = { start: 0, end: 0 }
const nameOf = (name: string): Expression => ({ kind: 'name', name, ...at })
const secret = flowValue({ shape: 'key', taints: [{ kind: 'secret', detail: 'KEY' }] })

/** Gives back what it is given as `value`. */
const same: FunctionParts = {
  parameters: [nameOf('value')],
  defaults: [{ kind: 'text', text: 'none', ...at }],
  body: [{ kind: 'return', value: nameOf('value') }],
}

/** Calls itself twice and gives back what that gives. */
const twice: FunctionParts = {
  parameters: [nameOf('value')],
  body: [0, 1].map(() => ({
    kind: 'return',
    value: { kind: 'call', callee: nameOf('twice'), values: [nameOf('value')], ...at },
  })),
}

// WUN-103: what one call is given is not what another call is given.
it('gives a function its values by place or by name, or what it takes without one', () => {
  const { calls } = shellEvaluator().evaluator
  expect(calls.follow(same, [flowValue({ shape: 'first' })]).shape).toBe('first')
  expect(calls.follow(same, [flowValue({ shape: 'other' }), { ...secret, key: 'value' }]).shape).toBe('key')
  expect(calls.follow(same, []).shape).toBe('none')
})

it('adds the place of a call to what comes out of it, and forgets it when the call is over', () => {
  const { calls } = shellEvaluator('true; true\n').evaluator
  const place: Expression = { ...nameOf('same'), start: 6, end: 10 }
  const [taint] = taintsOf([calls.followFrom(place, { define: same }, [secret])])
  expect(taint?.origins?.map((origin) => origin.at)).toContain(6)
  expect(calls.places).toEqual([])
})

it('does not follow a function into itself without end, and keeps what it was given', () => {
  const { evaluator } = shellEvaluator()
  evaluator.set('twice', flowValue({ define: twice }))
  expect(taintsOf([evaluator.calls.follow(twice, [secret])]).map(({ kind }) => kind)).toContain('secret')
  expect(evaluator.isCutShort).toBe(false)
})

it('reads what nobody calls once', () => {
  const { evaluator, flows } = shellEvaluator()
  const value: Expression = {
    kind: 'command',
    words: ['rm', 'a.txt'].map((text) => ({ kind: 'text', text, ...at })),
    ...at,
  }
  const removes: FunctionParts = { parameters: [], body: [{ kind: 'do', value }] }
  evaluator.calls.readOnce(removes)
  evaluator.calls.readOnce(removes)
  expect(flows.map(({ kind }) => kind)).toEqual(['delete'])
})

it('follows a function for a key however often it was asked for something else', () => {
  const { calls } = shellEvaluator().evaluator
  for (let index = 0; index < 9; index += 1) calls.follow(same, [flowValue({ shape: `LANG${index}` })])
  expect(calls.follow(same, [flowValue({ shape: 'AWS_SECRET_ACCESS_KEY' })]).shape).toBe('AWS_SECRET_ACCESS_KEY')
})
