import { expect, it } from 'vitest'
import { KeyedList } from './keyed-list.ts'

const things = [
  { name: 'b', size: 1 },
  { name: 'a', size: 2 },
]

it('answers like a map of the same things, in the order given', () => {
  let asked = 0
  const list = new KeyedList(things, ({ name }) => {
    asked += 1
    return name
  })
  const map = new Map(things.map((each) => [each.name, each]))
  expect([...list.values()]).toEqual([...map.values()])
  expect(list.size).toBe(2)
  // Nobody asked by key.
  expect(asked).toBe(0)
  expect(list.get('a')).toBe(things[1])
  expect(list.has('b')).toBe(true)
  expect(list.has('c')).toBe(false)
  expect(list.get('c')).toBeUndefined()
  expect([...list]).toEqual([...map])
  expect([...list.keys()]).toEqual([...map.keys()])
  expect(new Map(list)).toEqual(map)
  const seen: unknown[] = []
  list.forEach((item, key) => seen.push([key, item]))
  expect(seen).toEqual([...map])
})
