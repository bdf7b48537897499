import { array, assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { ColumnSet } from './column-set.ts'
import { modelColumns } from './feature-column.ts'

// WUN-103: what was said in one place must not hide anything in the next.
it('has each column once, whatever was in it before', () => {
  const column = integer({ min: 0, max: modelColumns - 1 })
  const set = new ColumnSet()
  assert(
    property(array(array(column)), (lists) => {
      for (const list of lists) set.addAll(list)
      expect([...set.take()]).toEqual([...new Set(lists.flat())])
    }),
  )
})

it('has room for as many as there are', () => {
  const set = new ColumnSet()
  const columns = Array.from({ length: 5000 }, (_, column) => column)
  set.addAll(columns)
  expect([...set.take()]).toEqual(columns)
  expect([...set.take()]).toEqual([])
})
