import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NextPlace } from './next-place.ts'
import { segmentMarkdown } from './segment-markdown.ts'
import { MappedText } from '../text/mapped-text.ts'

describe('NextPlace', () => {
  it('answers what a search from there finds, in whatever order it is asked', () => {
    const texts = fc.array(fc.constantFrom('-', '->', '-->', 'a'), { maxLength: 30 })
    const asked = fc.array(fc.nat(60), { maxLength: 20 })
    fc.assert(
      fc.property(texts, asked, (parts, places) => {
        const text = parts.join('')
        const place = new NextPlace(text, '-->')
        for (const at of places) expect(place.next(at)).toBe(text.indexOf('-->', at))
      }),
    )
  })

  it.each([
    ['no comment', 'a b c d\n'.repeat(130_000)],
    ['a comment that never ends', `<!-- ${'a b c d\n'.repeat(130_000)}`],
    ['one comment at the end', `${'a b c d\n'.repeat(130_000)}<!-- x -->`],
  ])('keeps a page of many lines with %s from costing more than its length', (_, text) => {
    // Searched anew for each line these take longer than a test may; searched once, a tenth of a second.
    expect(segmentMarkdown(new MappedText(text))).not.toEqual([])
  })
})
