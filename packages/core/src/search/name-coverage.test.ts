import { describe, expect, it } from 'vitest'
import { nameCoverage } from './name-coverage.ts'
import { searchDocument } from './search-document.ts'
import { searchDocuments } from './search-documents.ts'

const named = { name: 'weekly-report', description: 'Counts hours.' }
const meant = { name: 'tower', description: 'Watches masonry, mortar, cracks and scaffolds.' }

function first(query: string): string | undefined {
  const subjects = [named, meant].map((parts) => {
    const document = searchDocument({ ...parts, triggers: [], intents: [], tags: [] })
    return { item: parts.name, document, trusted: true, rung: 0 }
  })
  return searchDocuments(subjects).search(query).hits[0]?.item
}

describe('nameCoverage', () => {
  it('lets no name outweigh what a long task is about, because the task happens to say it', () => {
    const asked =
      'Inspect masonry, mortar and scaffolds along the northern wall, photograph cracks wider than two millimetres, ' +
      'compare pictures taken last autumn, mark dangerous places red, estimate repair costs for each storey, order ' +
      'materials, tell neighbours which pavement closes, and put your findings into the weekly report.'
    expect(first(asked)).toBe('tower')
  })

  it('puts the skill first whose name a short question says', () => {
    expect(first('masonry mortar weekly report')).toBe('weekly-report')
  })

  it('adds twice as much in a large library as in a small one, to a question of any length', () => {
    expect(nameCoverage(3, 8000)).toBeCloseTo(2 * nameCoverage(3, 1000))
    expect(nameCoverage(40, 8000)).toBeCloseTo(0.1 * nameCoverage(4, 8000))
  })
})
