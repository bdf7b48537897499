import { expect, it } from 'vitest'
import { mapBy } from './map-by.ts'

it('keeps the place of the first and the thing of the last of two with one key', () => {
  const things = [
    { name: 'b', size: 1 },
    { name: 'a', size: 2 },
    { name: 'b', size: 3 },
  ]
  expect([...mapBy(things, ({ name }) => name)]).toEqual([
    ['b', things[2]],
    ['a', things[1]],
  ])
})
