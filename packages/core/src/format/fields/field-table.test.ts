import { describe, expect, it } from 'vitest'
import { fieldTable, verbatimFields } from './field-table.ts'
import { vendorBlocks } from './vendor-blocks.ts'
import { fieldPlaces } from './field-places.ts'
import { vendorRank } from './vendor-rank.ts'

const { top: topFields, metadata: metadataFields, vendor: vendorFields } = fieldPlaces

describe('the field table', () => {
  const places = [
    ['top', topFields, fieldTable.flatMap((row) => (row.home === 'top' ? [row.key, ...row.top] : row.top))],
    [
      'metadata',
      metadataFields,
      fieldTable.flatMap((row) => (row.home === 'metadata' ? [row.key, ...row.metadata] : row.metadata)),
    ],
    ['vendor', vendorFields, fieldTable.flatMap((row) => row.vendor)],
  ] as const

  it.each(places)('gives every spelling one meaning at the level %s', (_, found, spellings) => {
    expect(new Set(spellings).size).toBe(spellings.length)
    expect([...found.keys()].toSorted()).toEqual(spellings.toSorted())
  })

  it('has a row for every field, once', () => {
    const fields = fieldTable.map(({ field }) => field)
    expect(new Set(fields).size).toBe(fields.length)
  })

  it('reads every key that it writes', () => {
    for (const row of fieldTable) {
      const level = row.home === 'top' ? topFields : metadataFields
      expect(level.get(row.key)).toEqual({ row, rank: 0 })
    }
  })

  it('ranks the vendors in their order', () => {
    const ranks = vendorBlocks.map((block) => vendorRank(block))
    expect(ranks).toEqual(ranks.toSorted((a, b) => Number(a) - Number(b)))
    expect(vendorRank('hermes')).toBeUndefined()
  })

  it('interprets nothing that is kept as it is', () => {
    for (const field of verbatimFields) expect(topFields.has(field) || metadataFields.has(field)).toBe(false)
  })
})
