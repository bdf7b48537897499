import { expect, it } from 'vitest'
import { handlerValues } from './handler-values.ts'
import type { Expression } from './program.ts'

const parameter = (name: string): Expression => ({ kind: 'name', name, start: 0, end: 0 })
const given = (name: string, ...names: readonly string[]) =>
  handlerValues({ name, define: { parameters: names.map(parameter), body: [] } }).map(({ taints }) =>
    taints.map(({ kind }) => kind).join(),
  )

// WUN-103: nobody calls a handler in the program itself; whoever does is on another machine.
it('takes the message of a handler for what another machine sent', () => {
  expect(given('on_message', 'client', 'userdata', 'message')).toEqual(['', '', 'remote'])
  expect(given('onMessage', 'msg')).toEqual(['remote'])
})

it('knows nothing of what other functions are given', () => {
  expect(given('show', 'message')).toEqual([])
})
