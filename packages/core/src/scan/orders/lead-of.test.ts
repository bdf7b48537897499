import { expect, it } from 'vitest'
import { leadOf } from './lead-of.ts'

it('finds the paragraph and the heading that a list or a table stands under', () => {
  const text = '# Page\n\n## Rules\n\nBefore.\n\n**Never:**\n\n- one\n  - two\n\nAfter.'
  expect(leadOf(text, text.indexOf('two'))).toEqual({ label: '**Never:**', heading: 'Rules', column: '' })
  expect(leadOf('- one', 0)).toEqual({ label: '', heading: '', column: '' })
  expect(leadOf('## Modes\n| a |\n| b |', 15)).toEqual({ label: '', heading: 'Modes', column: 'a' })
})

it('finds the head of the column', () => {
  const text = '## Looks\n\n| Avoid | Do instead |\n| --- | --- |\n| one | two |\n| three | four |'
  expect(leadOf(text, text.indexOf('three'))?.column).toBe('Avoid')
  expect(leadOf(text, text.indexOf('four'))?.column).toBe('Do instead')
})

it('is about items only', () => {
  expect(leadOf('## Rules\n\nDo it.', 12)).toBeUndefined()
})
