import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitHeadings } from './split-headings.ts'

const isHeading = (line: string) => /^ {0,3}#{1,6}[ \t]/.test(line)

it('parts headings from the text, each line in its order', () => {
  const line = fc.constantFrom(
    '# One',
    '   ## Two',
    '    # code',
    '#none',
    '',
    'text',
    ' text # here',
    '####### seven',
    '#\ttab',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { headings, text: body } = splitHeadings(lines.join('\n'))
      expect(headings).toBe(lines.filter(isHeading).join('\n'))
      // Line ends at the end of the text are no words.
      const text = lines.filter((each) => !isHeading(each)).join('\n')
      expect(body.trimEnd()).toBe(text.trimEnd())
    }),
  )
})
