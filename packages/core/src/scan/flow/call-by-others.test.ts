import { expect, it } from 'vitest'
import { callByOthers } from './call-by-others.ts'
import { flowValue } from './flow-value.ts'
import type { FunctionParts } from './program.ts'
import { shellEvaluator } from './shell-evaluator.case.ts'

const place = { start: 0, end: 0 }
const text = (shape: string) => flowValue({ shape })
/** Gives back what it is given first. */
const same: FunctionParts = {
  parameters: [{ kind: 'name', name: 'given', ...place }],
  body: [{ kind: 'return', value: { kind: 'name', name: 'given', ...place } }],
}
const object = flowValue({ define: same })

// WUN-103: a function is called with the same values whichever way it is called.
it('leaves out what a function is bound to', () => {
  const values = [text('itself'), text('key')]
  expect(callByOthers(shellEvaluator().evaluator, { path: 'same.call', object, values, place })?.shape).toBe('key')
  const listed = [text('itself'), flowValue({ items: [text('key')] })]
  expect(callByOthers(shellEvaluator().evaluator, { path: 'same.apply', object, values: listed, place })?.shape).toBe(
    'key',
  )
  const bound = callByOthers(shellEvaluator().evaluator, { path: 'same.bind', object, values, place })
  expect(bound?.bound?.map(({ shape }) => shape)).toEqual(['key'])
})

it.each([
  ['items.map', flowValue({ items: [text('a'), text('b')] }), [object]],
  ['map', undefined, [object, flowValue({ items: [text('a'), text('b')] })]],
])('follows a function with each item of a list: %s', (path, list, values) => {
  const result = callByOthers(shellEvaluator().evaluator, { path, ...(list && { object: list }), values, place })
  expect(result?.items?.map(({ shape }) => shape)).toEqual(['a', 'b'])
})

it('leaves long lists, and what is no function of the program', () => {
  const items = Array.from({ length: 13 }, () => text('a'))
  const long = { path: 'items.map', object: flowValue({ items }), values: [object], place }
  expect(callByOthers(shellEvaluator().evaluator, long)).toBeUndefined()
  expect(
    callByOthers(shellEvaluator().evaluator, { path: 'x.call', object: text('x'), values: [], place }),
  ).toBeUndefined()
})
