import { expect, it } from 'vitest'
import { leadOf } from './lead-of.ts'

it('finds the paragraph and the heading that a list or a table stands under', () => {
  const text = '# Page\n\n## Rules\n\nBefore.\n\n**Never:**\n\n- one\n  - two\n\nAfter.'
  expect(leadOf(text, text.indexOf('two'))).toEqual({ label: '**Never:**', heading: 'Rules' })
  expect(leadOf('- one', 0)).toEqual({ label: '', heading: '' })
  expect(leadOf('## Modes\n| a |\n| b |', 15)).toEqual({ label: '', heading: 'Modes' })
})

it('is about items only', () => {
  expect(leadOf('## Rules\n\nDo it.', 12)).toBeUndefined()
})
