import { expect, it } from 'vitest'
import type { FlowClass } from './flow-class.ts'
import { methodOf } from './method-of.ts'

const made = (name: string, bases: readonly FlowClass[]): FlowClass => ({
  methods: new Map([[name, { name, define: { parameters: [], body: [] }, isProperty: false }]]),
  bases,
  fields: new Map(),
  order: [],
})

it('finds a method in a class or in what it is made from, its own first', () => {
  const below = made('send', [made('load', [])])
  expect(methodOf(below, ['load', 'send'])?.name).toBe('send')
  expect(methodOf(below, ['load'])?.name).toBe('load')
  expect(methodOf(below, ['other'])).toBeUndefined()
})
