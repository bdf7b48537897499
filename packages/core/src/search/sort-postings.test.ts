import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowBlocks } from './row-blocks.ts'
import { sortPostings } from './sort-postings.ts'

type Row = readonly [term: number, facts: number]

/** What rows of documents are, and what comes of them: the documents and facts of each term, in the order of `order`. */
function sorted(documents: readonly (readonly Row[])[], order: readonly number[], terms: number) {
  const rows = new RowBlocks()
  const [starts, counts] = [[0], new Uint32Array(terms)]
  for (const document of documents) {
    rows.makeRoom(document.length)
    for (const [term, facts] of document) {
      rows.push(term, facts)
      counts[term] = (counts[term] ?? 0) + 1
    }
    starts.push(rows.length)
  }
  const taken: { term: number; postings: Row[] }[] = []
  sortPostings({
    rows: { blocks: rows.blocks(), starts: Uint32Array.from(starts), size: documents.length },
    order: Uint32Array.from(order),
    counts,
    take: (term, { documentsAndFacts, start, end }) => {
      const pairs = Array.from(documentsAndFacts.slice(2 * start, 2 * end))
      taken.push({
        term,
        postings: pairs.flatMap((each, at): Row[] => (at % 2 === 0 ? [[each, pairs[at + 1] ?? 0]] : [])),
      })
    },
  })
  return taken
}

/** The same, gathered by the plainest means. */
function gathered(documents: readonly (readonly Row[])[], order: readonly number[]) {
  const lists = new Map<number, Row[]>(order.map((term) => [term, []]))
  for (const [document, rows] of documents.entries())
    for (const [term, facts] of rows) lists.get(term)?.push([document, facts])
  return Array.from(lists, ([term, postings]) => ({ term, postings }))
}

const facts = fc.integer({ min: 0, max: 2 ** 24 - 1 })

describe('sortPostings', () => {
  it('gives every term its documents in their order, with what is known of it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(fc.tuple(fc.nat({ max: 19 }), facts), { selector: ([term]) => term }), {
          maxLength: 12,
        }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }),
        (documents, keys) => {
          const met = [...new Set(documents.flatMap((rows) => rows.map(([term]) => term)))]
          const order = met.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
          expect(sorted(documents, order, 20)).toEqual(gathered(documents, order))
        },
      ),
    )
  })

  it('keeps terms whole, of many parts and larger than one', () => {
    const terms = 700
    const documents = Array.from({ length: 20_000 }, (_, document): Row[] => [
      [terms - 1, document],
      [document % (terms - 1), 2 ** 24 - 1 - document],
    ])
    const order = Array.from({ length: terms }, (_, at) => (at * 13) % terms)
    const [all, wanted] = [sorted(documents, order, terms), gathered(documents, order)]
    // By the terms that differ: to show how two lists of twenty thousand do takes minutes.
    expect(
      all.filter((each, at) => JSON.stringify(each) !== JSON.stringify(wanted[at])).map(({ term }) => term),
    ).toEqual([])
    expect(all.length).toBe(terms)
  })

  it('makes nothing of nothing', () => {
    expect(sorted([[], []], [], 0)).toEqual([])
  })
})
