import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { printable } from './printable.ts'
import { printableJson } from './printable-json.ts'

it('says the same without anything that a terminal would obey', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const shown = printableJson(JSON.stringify({ text: `${text}\u009B31m\u202E\u007F` }))
      expect(printable(shown)).toBe(shown)
      expect(JSON.parse(shown)).toEqual({ text: `${text}\u009B31m\u202E\u007F` })
    }),
  )
})
