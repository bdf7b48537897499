import { describe, expect, it } from 'vitest'
import { parseInline } from './parse-inline.ts'

const text = (value: string) => ({ kind: 'text', text: value })

describe('parseInline', () => {
  it.each([
    ['a `b *c*` d', [text('a '), { kind: 'code', text: 'b *c*' }, text(' d')]],
    ['``a ` b``', [{ kind: 'code', text: 'a ` b' }]],
    ['**a *b***', [{ kind: 'strong', children: [text('a *b')] }, text('*')]],
    ['*a* snake_case_name', [{ kind: 'emphasis', children: [text('a')] }, text(' snake_case_name')]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['\\*a\\*', [text('*a*')]],
    ['[a](b.md "title")', [{ kind: 'link', address: 'b.md', children: [text('a')] }]],
    ['![alt](http://x.example/a.png)', [{ kind: 'image', text: 'alt' }]],
    [
      'see https://x.example/a.',
      [
        text('see '),
        { kind: 'link', address: 'https://x.example/a', children: [text('https://x.example/a')] },
        text('.'),
      ],
    ],
    ['<https://x.example>', [{ kind: 'link', address: 'https://x.example', children: [text('https://x.example')] }]],
    ['[open](', [text('[open](')]],
    ['`open', [text('`'), text('open')]],
  ])('reads %j', (markdown, inlines) => {
    expect(parseInline(markdown)).toEqual(inlines)
  })
})
