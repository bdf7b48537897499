import { expect, it } from 'vitest'
import { searchDocument } from './search-document.ts'

const nothing = { name: 'n', description: '', triggers: [], intents: [], tags: [] }

it('reads no more of a text than its beginning', () => {
  const { body } = searchDocument(nothing, `${'word '.repeat(2000)}late`)
  expect(body).toHaveLength(4000)
})
