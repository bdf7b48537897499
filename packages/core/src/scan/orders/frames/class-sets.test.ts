import { expect, test } from 'vitest'
import { classSets } from './class-sets.ts'
import { frameClasses } from './frame-classes.ts'

test('a set has what was put into it, whichever class it is', () => {
  for (const only of frameClasses) {
    const set = classSets.of([only])
    expect(frameClasses.filter((name) => classSets.has(set, name))).toEqual([only])
  }
  expect(frameClasses.filter((name) => classSets.has(classSets.of([]), name))).toEqual([])
})

test('what is in one of two sets is in either', () => {
  const either = classSets.either([classSets.of(['send', 'care']), classSets.of(['send', 'person'])])
  expect(frameClasses.filter((name) => classSets.has(either, name))).toEqual(['send', 'person', 'care'])
})
