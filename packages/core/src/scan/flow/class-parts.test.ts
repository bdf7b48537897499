import { expect, it } from 'vitest'
import { classParts } from './class-parts.ts'
import type { Expression, FunctionParts, Statement } from './program.ts'

const name = (given: string): Expression => ({ kind: 'name', name: given, start: 0, end: 0 })
const method = (given: string, first: string, decorator?: string): Statement => ({
  kind: 'define',
  name: given,
  define: { hasItself: true, parameters: [name(first), name('note')], body: [] } satisfies FunctionParts,
  ...(decorator !== undefined && { decorators: [name(decorator)] }),
})
const made = classParts({
  name: 'Notes',
  bases: [],
  statements: [
    { kind: 'do', value: { kind: 'set', target: name('key'), value: name('a'), adds: false, start: 0, end: 0 } },
    method('send', 'self'),
    method('odd', 'me'),
    method('plain', 'path', 'staticmethod'),
    method('asked', 'self', 'property'),
  ],
})

it('takes the object out of what a method is called with, whatever it is called', () => {
  const given = made.methods.map((each) => each.define.parameters.length)
  expect(given).toEqual([1, 1, 2, 1])
  expect(made.methods[1]?.define.body).toHaveLength(1)
})

it('knows its fields, and which methods are asked like one', () => {
  expect(made.order).toEqual(['key'])
  expect(made.methods.filter(({ isProperty }) => isProperty).map((each) => each.name)).toEqual(['asked'])
})
