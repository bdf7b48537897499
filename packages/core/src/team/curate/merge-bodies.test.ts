import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeBodies } from './merge-bodies.ts'
import { splitBlocks } from './split-blocks.ts'

const keys = (body: string) => splitBlocks(body).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase())

describe('mergeBodies', () => {
  it.each([
    ['the same', '# A\n\n- One.\n', '# A\n\n- one.\n', '# A\n\n- One.\n'],
    [
      'a point more in a section',
      '# A\n\n- One.\n\n## B\n\nText.\n',
      '# A\n- Two.',
      '# A\n\n- One.\n- Two.\n\n## B\n\nText.\n',
    ],
    ['a section more', '# A\n\n- One.\n', '## C\n\n- Two.\n- Three.\n', '# A\n\n- One.\n\n## C\n\n- Two.\n- Three.\n'],
    ['a paragraph behind a list', '# A\n\n- One.\n', '# A\n\nBecause.\n', '# A\n\n- One.\n\nBecause.\n'],
    ['what stands before any heading', '# A\n\nOne.\n', 'Two.\n', '# A\n\nOne.\n\nTwo.\n'],
    ['an empty body', '', '- Two.\n', '- Two.\n'],
  ])('%s', (_, one, other, both) => {
    expect(mergeBodies(one, other)).toBe(both)
  })

  it('keeps code whole, and its headings are none', () => {
    const code = '```sh\n# not a heading\n\nls\n```'
    expect(mergeBodies('# A\n\nText.\n', `# A\n\n${code}\n`)).toBe(`# A\n\nText.\n\n${code}\n`)
    expect(splitBlocks(`${code}\n\nAfter.`).map(({ text, heading }) => [text, heading])).toEqual([
      [code, ''],
      ['After.', ''],
    ])
    expect(splitBlocks('```\nnever closed\n\n# x')).toHaveLength(1)
  })

  // Law: no piece of either text is lost, nothing comes from elsewhere, and merging again adds nothing
  it('says all that both say', () => {
    const line = fc.constantFrom(
      '# A',
      '## B',
      '### C',
      '- one',
      '- two',
      '  more',
      'Text.',
      'Other text.',
      '',
      '',
      '1. x',
      '```',
      '~~~',
      '\tx',
    )
    const body = fc
      .array(fc.oneof(line, fc.string({ maxLength: 6 })), { maxLength: 16 })
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(body, body, (one, other) => {
        const merged = mergeBodies(one, other)
        const all = keys(merged)
        const plain = merged.replaceAll(/\s+/g, ' ').toLowerCase()
        for (const key of [...keys(one), ...keys(other)]) expect(plain).toContain(key)
        const given = [one, other].join('\n').replaceAll(/\s+/g, ' ').toLowerCase()
        for (const key of all.filter((each) => !each.includes('```') && !each.includes('~~~')))
          for (const word of key.split(' ')) expect(given).toContain(word)
        expect(
          merged.startsWith(
            one
              .replaceAll(/\r\n|\r/g, '\n')
              .trim()
              .split('\n')[0] ?? '',
          ),
        ).toBe(true)
      }),
    )
  })
})
