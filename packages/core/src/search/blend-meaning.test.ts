import { describe, expect, it } from 'vitest'
import { blendMeaning } from './blend-meaning.ts'

const hit = (item: string, score: number) => ({ item, score, why: [], alike: [] })
const order = (hits: readonly ReturnType<typeof hit>[], near: Readonly<Record<string, number>>, weight?: number) =>
  blendMeaning(hits, { nearness: (item) => near[item], ...(weight !== undefined && { weight }) }).map(
    ({ item }) => item,
  )

describe('blendMeaning', () => {
  it('lets meaning decide between those whose words come near, and no further', () => {
    const hits = [hit('a', 0.5), hit('b', 0.45), hit('c', 0.1)]
    expect(order(hits, { a: 0, b: 0.9, c: 1 })).toEqual(['b', 'a', 'c'])
    expect(order(hits, { a: 0, b: 0.9, c: 1 }, 2)).toEqual(['b', 'c', 'a'])
  })

  it('leaves a name that was asked for in front, and the order where nothing is known', () => {
    expect(order([hit('named', 1.2), hit('b', 0.4)], { b: 1 }, 5)).toEqual(['named', 'b'])
    expect(order([hit('a', 0.4), hit('b', 0.4), hit('c', 0.39)], {})).toEqual(['a', 'b', 'c'])
    expect(order([], {})).toEqual([])
  })

  it('takes what is far from the question for unknown, never for worse', () => {
    expect(order([hit('a', 0.4), hit('b', 0.39)], { a: -1, b: 0 })).toEqual(['a', 'b'])
  })
})
