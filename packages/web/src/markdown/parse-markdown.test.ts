import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

const text = (value: string) => ({ kind: 'text', text: value })
const paragraph = (value: string) => ({ kind: 'paragraph', children: [text(value)] })

describe('parseMarkdown', () => {
  it.each([
    ['# One\ntext', [{ kind: 'heading', level: 1, children: [text('One')] }, paragraph('text')]],
    ['a\nb\n\nc', [paragraph('a\nb'), paragraph('c')]],
    ['```js\n# no heading\n\n```\nafter', [{ kind: 'code', text: '# no heading\n' }, paragraph('after')]],
    ['~~~\nopen', [{ kind: 'code', text: 'open' }]],
    ['- - -', [{ kind: 'rule' }]],
    ['> quoted\n> on\nout', [{ kind: 'quote', blocks: [paragraph('quoted\non')] }, paragraph('out')]],
    ['3. c\n4. d', [{ kind: 'list', start: 3, items: [[paragraph('c')], [paragraph('d')]] }]],
    ['#hash', [paragraph('#hash')]],
    ['', []],
  ])('reads %j', (markdown, blocks) => {
    expect(parseMarkdown(markdown)).toEqual(blocks)
  })

  it('keeps what is indented with its item, and lists in lists', () => {
    expect(parseMarkdown('- a\n\n  more\n  - b\n- c\n\nout')).toEqual([
      {
        kind: 'list',
        start: undefined,
        items: [
          [paragraph('a'), paragraph('more'), { kind: 'list', start: undefined, items: [[paragraph('b')]] }],
          [paragraph('c')],
        ],
      },
      paragraph('out'),
    ])
  })

  it('reads tables with the pipes that are escaped', () => {
    expect(parseMarkdown('| a | b |\n|---|:-:|\n| 1 | x\\|y |\nno row')).toEqual([
      {
        kind: 'table',
        rows: [
          [[text('a')], [text('b')]],
          [[text('1')], [text('x|y')]],
        ],
      },
      paragraph('no row'),
    ])
  })

  it('takes markup of HTML for text', () => {
    const markdown = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>'
    expect(parseMarkdown(markdown)).toEqual([
      paragraph('<script>alert(1)</script>'),
      paragraph('<img src=x onerror=alert(1)>'),
    ])
  })

  it.each([
    ['quotes in quotes', '>'.repeat(100_000)],
    ['lists in lists', '- '.repeat(50_000)],
    ['brackets', '['.repeat(100_000)],
    ['stars', '*a'.repeat(50_000)],
    ['underscores and backticks', '_`'.repeat(50_000)],
    ['dashes that are no rule', `${'- '.repeat(99)}x\n`.repeat(500)],
    ['tables without rows', '|-\n'.repeat(33_000)],
    ['fences', '```\n\n'.repeat(20_000)],
    ['lines of a paragraph', 'a\n'.repeat(50_000)],
    ['indented lines', `- a\n${'  b\n\n'.repeat(20_000)}`],
    ['addresses', 'http://a '.repeat(11_000)],
  ])('takes bounded time for %s', (_, markdown) => {
    expect(parseMarkdown(markdown).length).toBeGreaterThan(0)
  })
})
