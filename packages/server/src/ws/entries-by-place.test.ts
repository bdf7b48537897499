import { expect, it } from 'vitest'
import { createFakeContext } from '../fake-context.case.ts'
import { entriesByPlace } from './entries-by-place.ts'

it('finds every skill of a view by its directory and by its file, and nothing else', () => {
  const view = createFakeContext([{ name: 'one' }, { name: 'two' }]).catalog.view()
  const places = entriesByPlace(view)
  for (const entry of view.all) {
    expect(places.get(entry.candidate.directory)).toBe(entry)
    expect(places.get(entry.candidate.location)).toBe(entry)
  }
  expect(places.size).toBe(2 * view.all.length)
  expect(places.get('')).toBeUndefined()
  expect(entriesByPlace(view)).toBe(places)
})
