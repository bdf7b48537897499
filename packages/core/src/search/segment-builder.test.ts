import { afterEach, describe, expect, it, vi } from 'vitest'
import { searchDocument } from './search-document.ts'
import { SegmentBuilder } from './segment-builder.ts'
import { wordTable } from './word-table.case.ts'
import { WordVectors } from './word-vectors.ts'

afterEach(() => vi.unstubAllGlobals())

/** The file of documents of which many words are their own. */
function built(): Uint8Array {
  const words = WordVectors.of(wordTable({ automobil: [1, 2, 3], repair: [3, -2, 1], recip: [-128, 0, 5] }))
  const builder = new SegmentBuilder(words)
  for (let at = 0; at < 300; at += 1) {
    const description = `Repairs automobile ${at} and the ${at % 7}th recipe — 翻译 of readFile${at}`
    const skill = { name: `fix-it-${at}`, description, triggers: ['mend the car'], intents: [], tags: ['craft'] }
    builder.add(searchDocument(skill, `# Repairing\n\nText of number ${at}. `.repeat(20)))
  }
  return builder.finish()
}

describe('SegmentBuilder', () => {
  it('makes the same file where an engine has no WebAssembly', () => {
    const file = built()
    vi.stubGlobal('WebAssembly', undefined)
    expect(built()).toEqual(file)
  })
})
