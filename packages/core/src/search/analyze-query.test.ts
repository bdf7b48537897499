import { describe, expect, it } from 'vitest'
import { analyzeQuery } from './analyze-query.ts'

/** What a word counts for that a query says so many times. */
function weightOf(times: number): number {
  return analyzeQuery('deploy '.repeat(times)).terms[0]?.weight ?? 0
}

describe('analyzeQuery', () => {
  it('counts a word that is said again for more, and less with each time', () => {
    expect(weightOf(1)).toBe(1)
    expect(weightOf(3)).toBe(2)
    const steps = [1, 2, 3, 4, 5].map((times) => weightOf(times + 1) - weightOf(times))
    expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    expect(weightOf(1000)).toBeLessThan(4)
  })

  it('gives each term once, by its characters, as it was said first', () => {
    expect(analyzeQuery('zip the Invoices of an invoice').terms.map(({ term, word }) => [term, word])).toEqual([
      ['invoic', 'invoices'],
      ['zip', 'zip'],
    ])
  })

  it('takes words that say nothing only where there is nothing else', () => {
    expect(analyzeQuery('the deploy').terms.map(({ term }) => term)).toEqual(['deploy'])
    expect(analyzeQuery('the').terms.map(({ term }) => term)).toEqual(['the'])
  })

  it('shows of scripts without spaces the pair of signs and not the sentence that it stands in', () => {
    expect(analyzeQuery('用API翻译').terms.map(({ word }) => word)).toEqual(['api', '用', '翻译'])
  })
})
