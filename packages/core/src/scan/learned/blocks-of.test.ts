import { array, assert, property, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import { blocksOf } from './blocks-of.ts'
import { lineBlocks } from './line-blocks.ts'

// WUN-103: two models read the same text in blocks of their own.
it('has the blocks of any multiple of five lines', () => {
  assert(
    property(array(stringMatching(/^[a-z ]{0,12}$/), { maxLength: 80 }), (lines) => {
      const text = new MappedText(lines.join('\n'))
      for (const options of [
        { linesOfBlock: 5, hasPairs: true },
        { linesOfBlock: 15, hasPairs: false },
        { linesOfBlock: 10, hasPairs: true },
      ])
        expect(blocksOf(text, options)).toEqual(lineBlocks(text.text, options))
    }),
  )
})
