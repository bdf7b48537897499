import { expect, it } from 'vitest'
import { RestBetween } from './rest-between.ts'

it.each([
  ['as long as told after what took no time', 0, 2000],
  ['twenty times as long as it took', 500, 10_000],
])('rests %s', (_, takes, rests) => {
  let now = 1000
  const rest = new RestBetween({ clock: { now: () => now }, shortest: 2000 })
  expect(rest.isOver).toBe(true)
  rest.after(() => {
    now += takes
  })
  now += rests - 1
  expect(rest.isOver).toBe(false)
  now += 1
  expect(rest.isOver).toBe(true)
})

const fail = () => {
  throw new Error('The disk is full.')
}

it('rests after what failed too', () => {
  const rest = new RestBetween({ clock: { now: () => 1 }, shortest: 2000 })
  expect(() => rest.after(fail)).toThrow('The disk is full.')
  expect(rest.isOver).toBe(false)
})
