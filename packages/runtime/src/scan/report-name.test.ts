import { expect, it } from 'vitest'
import { reportName, reportNameLength, reportPlaceLength } from './report-name.ts'

const placeIn = (name: string) => name.slice(0, reportPlaceLength)

it('is another for each state, and says of which place it is', () => {
  const first = reportName({ place: 'key /skill', state: 'one' })
  const edited = reportName({ place: 'key /skill', state: 'two' })
  const other = reportName({ place: 'key /other', state: 'one' })
  expect(new Set([first, edited, other]).size).toBe(3)
  expect(placeIn(edited)).toBe(placeIn(first))
  expect(placeIn(other)).not.toBe(placeIn(first))
  // Two places that share their start would not share what follows.
  expect(other.slice(reportPlaceLength)).not.toBe(first.slice(reportPlaceLength))
  expect(first).toHaveLength(reportNameLength)
})
