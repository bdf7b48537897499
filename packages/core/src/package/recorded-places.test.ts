import { describe, expect, it } from 'vitest'
import type { LockEntry } from './lock-file.ts'
import { recordedPlaces } from './recorded-places.ts'

const entry = (...places: readonly string[]): LockEntry => ({
  source: 'acme/skills',
  sourceType: 'github',
  computedHash: 'a',
  ...(places.length > 0 && { places }),
})

interface Given {
  readonly before?: LockEntry
  readonly named?: string
  readonly isInUsual?: boolean
  readonly isLinked?: boolean
}

const places = ({ before, named, isInUsual = true, isLinked = false }: Given) =>
  recordedPlaces(before, {
    name: 'pdf',
    usual: 'usual',
    ...(named !== undefined && { named }),
    isInUsual: () => isInUsual,
    isLinked,
  }).places

describe('recordedPlaces', () => {
  it.each<[string, Given, readonly string[] | undefined]>([
    ['nothing of one that lies where all do', {}, undefined],
    ['nothing of one that stays there', { before: entry() }, undefined],
    ['nothing of one that lies there and was named so', { before: entry(), named: 'usual' }, undefined],
    ['the one that was named', { named: 'vendor' }, ['vendor']],
    ['both, when it lies in the usual one too', { before: entry(), named: 'vendor' }, ['usual', 'vendor']],
    ['one, when an old lock said nothing of it', { before: entry(), named: 'vendor', isInUsual: false }, ['vendor']],
    ['the usual one too, once it comes there', { before: entry('vendor') }, ['vendor', 'usual']],
    ['each once', { before: entry('vendor', 'usual'), named: 'vendor' }, ['vendor', 'usual']],
    ['first the one that links lead to', { before: entry('a'), named: 'b', isLinked: true }, ['b', 'a']],
  ])('says %s', (_what, given, expected) => {
    expect(places(given)).toEqual(expected)
  })
})
