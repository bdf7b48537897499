import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeXmlAttribute } from './escape-xml-attribute.ts'
import { escapeXmlText } from './escape-xml-text.ts'

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x[0-9A-Fa-f]+);/g, (_, name: string) =>
    name.startsWith('#x')
      ? String.fromCodePoint(Number.parseInt(name.slice(2), 16))
      : ({ amp: '&', lt: '<', gt: '>', quot: '"' }[name] ?? ''),
  )

describe('escaping for XML', () => {
  it('leaves quotes of a text alone and writes those of an attribute', () => {
    expect(escapeXmlText(`Use <foo> & "bar" 'q'`)).toBe(`Use &lt;foo&gt; &amp; "bar" 'q'`)
    expect(escapeXmlAttribute(`Use <foo> & "bar" 'q'\n`)).toBe(
      'Use &lt;foo&gt; &amp; &quot;bar&quot; &#x27;q&#x27;&#xA;',
    )
  })

  it('drops what XML cannot hold', () => {
    expect(escapeXmlText('a\u0000b\u001bc\ufffed\ud800e\tf')).toBe('abc\ufffdd\ufffde\tf')
  })

  it('comes back whole, and holds no markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(escapeXmlText(text)).not.toMatch(/[<>]/)
        expect(decode(escapeXmlText(text))).toBe(text.replace(/[^\P{Cc}\t\n\r\u007F-\u009F]/gu, ''))
        expect(escapeXmlAttribute(text)).not.toMatch(/[<>"'\n]/)
      }),
    )
  })
})
