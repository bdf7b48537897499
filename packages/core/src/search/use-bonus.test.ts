import { describe, expect, it } from 'vitest'
import { searchDocument } from './search-document.ts'
import { searchDocuments } from './search-documents.ts'
import { useBonus } from './use-bonus.ts'

interface Sample {
  readonly name: string
  readonly description: string
  readonly trusted?: boolean
}

function searchIn(samples: readonly Sample[]) {
  return searchDocuments(
    samples.map(({ trusted = true, ...parts }) => ({
      item: parts.name,
      document: searchDocument({ triggers: [], intents: [], tags: [], ...parts }),
      trusted,
      rung: 0,
    })),
  )
}

const usedOften = (name: string) => ({ usesOf: (each: string) => (each === name ? 1_000_000 : 0) })
const twins = [
  { name: 'alpha', description: 'Sends invoices to customers.' },
  { name: 'beta', description: 'Sends invoices to clients.' },
]

// What is used decides between those that are level, and nothing else.
describe('what was used', () => {
  it('grows with each use and stays small', () => {
    const bonuses = [0, 1, 2, 10, 1_000_000].map(useBonus)
    expect(bonuses[0]).toBe(0)
    expect(bonuses).toEqual(bonuses.toSorted((a, b) => a - b))
    expect(new Set(bonuses).size).toBe(bonuses.length)
    expect(Math.max(...bonuses)).toBeLessThan(0.021)
    expect([-1, Number.NaN].map(useBonus)).toEqual([0, 0])
  })

  it('comes before what fits as well', () => {
    const search = searchIn(twins)
    expect(search.search('invoices').hits.map(({ item }) => item)).toEqual(['alpha', 'beta'])
    expect(search.search('invoices', usedOften('beta')).hits.map(({ item }) => item)).toEqual(['beta', 'alpha'])
  })

  it('changes no score, no margin and no verdict', () => {
    const search = searchIn(twins)
    const [plain, preferred] = [search.search('invoices'), search.search('invoices', usedOften('beta'))]
    const scores = ({ hits }: typeof plain) => new Map(hits.map(({ item, score }) => [item, score]))
    expect(scores(preferred)).toEqual(scores(plain))
    expect([preferred.verdict, preferred.margin]).toEqual([plain.verdict, plain.margin])
  })

  it('wins over nothing that fits clearly better, nor over a name that was asked for', () => {
    const search = searchIn([
      { name: 'alpha', description: 'Sends invoices and reminders to customers.' },
      { name: 'beta', description: 'Sends reminders of birthdays.' },
    ])
    expect(search.search('invoices reminders', usedOften('beta')).hits[0]?.item).toBe('alpha')
    expect(searchIn(twins).search('alpha', usedOften('beta')).hits[0]?.item).toBe('alpha')
  })

  it('gives nothing to what only looks like a better-trusted skill', () => {
    const search = searchIn([
      { name: 'pdf-forms', description: 'Fills pdf forms.' },
      { name: 'pdf-alpha', description: 'Fills pdf forms.' },
      { name: 'pdf-f0rms', description: 'Fills pdf forms.', trusted: false },
    ])
    const names = search.search('pdf-forms', usedOften('pdf-f0rms')).hits.map(({ item }) => item)
    expect(names.filter((name) => name !== 'pdf-alpha')).toEqual(['pdf-forms', 'pdf-f0rms'])
    expect(names.indexOf('pdf-alpha')).toBeLessThan(names.indexOf('pdf-f0rms'))
  })
})
