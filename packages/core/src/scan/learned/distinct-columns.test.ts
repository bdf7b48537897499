import { array, assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { distinctColumns } from './distinct-columns.ts'
import { modelColumns } from './feature-column.ts'

// WUN-103: what one call saw must not hide anything from the next.
it('has each column of all lists once, whatever was asked before', () => {
  const column = integer({ min: 0, max: modelColumns - 1 })
  assert(
    property(array(array(column)), (lists) => {
      expect([...distinctColumns(lists)]).toEqual([...new Set(lists.flat())])
    }),
  )
})
