import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeDescriptions } from './merge-descriptions.ts'

describe('mergeDescriptions', () => {
  it.each([
    [
      'adds what is new and says once when to use it',
      'Designs HTTP endpoints. Use when an endpoint is added.',
      'Pages long answers. Use when an endpoint is changed.',
      'Designs HTTP endpoints. Pages long answers. Use when an endpoint is added or changed.',
    ],
    [
      'joins occasions that begin alike',
      'Error pages. Say what failed. Use when the work has to do with error pages.',
      'Outages. Say what failed. Use when the work has to do with outages.',
      'Error pages. Say what failed. Outages. Use when the work has to do with error pages or outages.',
    ],
    [
      'keeps the wider of two occasions and of two titles',
      'Error pages in tests. Say what failed. Use when the work has to do with error pages in tests.',
      'Error pages. Say what failed. Use when the work has to do with error pages.',
      'Error pages. Say what failed. Use when the work has to do with error pages.',
    ],
    [
      'joins occasions that begin otherwise',
      'Writes commits. Use when a form is slow.',
      'Reviews commits. Use this skill when pages break.',
      'Writes commits. Reviews commits. Use when a form is slow, or when pages break.',
    ],
    [
      'joins occasions of other kinds',
      'Writes commits. Use before committing.',
      'Use when a merge is due. Use for rebases.',
      'Writes commits. Use before committing, or when a merge is due, or for rebases.',
    ],
    [
      'leaves out what is said in other words of the same kind',
      'Reviews pull requests for style and for errors. Use for reviews.',
      'Reviews pull requests for errors. Use for reviews.',
      'Reviews pull requests for style and for errors. Use for reviews.',
    ],
    [
      'keeps the sentence that says more',
      'Designs all HTTP endpoints here.',
      'Designs all HTTP endpoints here and their errors.',
      'Designs all HTTP endpoints here and their errors.',
    ],
    [
      'does not part a sentence at an abbreviation',
      'Handles forms, e.g. of orders. Use for forms.',
      'Handles mail.',
      'Handles forms, e.g. of orders. Handles mail. Use for forms.',
    ],
    [
      'does not say twice what two occasions share',
      'A. Use when an endpoint is added or changed.',
      'A. Use when an endpoint is changed.',
      'A. Use when an endpoint is added or changed.',
    ],
    [
      'knows the full stops of other scripts',
      '常にタブを使う。',
      'テストを先に書く。',
      '常にタブを使う。 テストを先に書く。',
    ],
    ['takes the one that there is', '', 'Designs endpoints.', 'Designs endpoints.'],
    ['takes the one that there is', 'Designs endpoints.', ' ', 'Designs endpoints.'],
  ])('%s: %s + %s', (_what, one, other, both) => {
    expect(mergeDescriptions(one, other)).toBe(both)
  })

  it('leaves out sentences of the second that do not fit', () => {
    const first = `${'Long words about everything. '.repeat(1)}${'x'.repeat(950)}.`
    const merged = mergeDescriptions(first, `Plans trips abroad. ${'Y'.repeat(100)} is last.`)
    expect(merged).toBe(`${first} Plans trips abroad.`)
    expect(mergeDescriptions(first, `${'z'.repeat(200)}.`)).toBe(first)
  })

  const sentence = fc
    .tuple(
      fc.constantFrom('Use when', 'Use for', 'Writes', 'Use this skill before', 'Reviews', ''),
      fc.array(fc.constantFrom('forms', 'the work', 'is slow', 'or', 'pages', 'a', 'tests', 'é'), {
        minLength: 1,
        maxLength: 9,
      }),
      fc.constantFrom('.', '!', '', '。'),
    )
    .map(([begin, words, end]) => `${begin} ${words.join(' ')}${end}`)
  const description = fc.oneof(
    fc.array(sentence, { minLength: 1, maxLength: 12 }).map((all) => all.join(' ').slice(0, 1024)),
    fc.string({ maxLength: 300 }),
  )

  it('is never too long, and a text merged with itself is the text', () => {
    fc.assert(
      fc.property(description, description, (one, other) => {
        const merged = mergeDescriptions(one, other)
        expect(merged.length).toBeLessThanOrEqual(1024)
        expect(mergeDescriptions(one, one)).toBe(one.trim())
        expect(mergeDescriptions(merged, other).length).toBeLessThanOrEqual(1024)
        // Of two that say something, something is left.
        expect(/[\p{L}\p{N}]/u.test(merged)).toBe(/[\p{L}\p{N}]/u.test(one + other))
      }),
    )
  })
})
