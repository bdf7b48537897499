import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'

describe('tokenize', () => {
  it.each([
    ['pull-request', ['pull', 'request']],
    ['snake_case_name', ['snake', 'case', 'name']],
    ['readFile', ['readfil', 'read', 'file']],
    ['HTTPServerError', ['httpservererr', 'http', 'serv', 'error']],
    ['GitHub and YouTube', ['github', 'youtub']],
    ['OAuth2, s3 & C++20', ['oauth2', 's3', 'c', '20']],
    ['Café Zürich', ['cafe', 'zurich']],
    ['ＦＵＬＬ width', ['full', 'width']],
    ['how do I use the thing', []],
    ['', []],
  ])('%j gives %j', (text, terms) => {
    expect(tokenize(text)).toEqual(terms)
  })

  it.each([
    ['翻译文档', ['翻译', '译文', '文档']],
    ['字', ['字']],
    ['用API翻译', ['用', 'api', '翻译']],
    ['セーブデータ', ['セー', 'ーブ', 'ブデ', 'デー', 'ータ']],
    ['세금계산서', ['세금', '금계', '계산', '산서']],
    ['ค้นหา', tokenize('ค้นหา')],
  ])('gives pairs of signs for %j', (text, terms) => {
    expect(tokenize(text)).toEqual(terms)
    expect(terms.length).toBeGreaterThan(0)
  })

  it.each([
    ['Postgres', 'PostgreSQL'],
    ['k8s', 'kubernetes'],
    ['configs', 'configuration'],
    ['decided', 'decisions'],
  ])('%s is %s', (short, long) => {
    expect(tokenize(short)).toEqual(tokenize(long))
  })

  it('keeps stop words on request: a name may be nothing else', () => {
    expect(tokenize('how-to', { keepStopWords: true })).toEqual(['how', 'to'])
  })

  it('cuts a word of thousands of letters, which is a key or an attack', () => {
    expect(tokenize('x'.repeat(100_000))).toEqual(['x'.repeat(40)])
    expect(tokenize('я'.repeat(100_000))).toEqual(['я'.repeat(40)])
  })

  it('knows a word in any case and with any accents in either form', () => {
    expect(tokenize('CAFÉ')).toEqual(tokenize('cafe\u0301'))
  })

  it('parts words at dashes, quotes, dots and arrows of any form as it does at spaces', () => {
    expect(tokenize('a—“readFile”…v2→café’s')).toEqual(tokenize('a  readFile  v2 café s'))
    for (const [from, to] of [
      [0x2010, 0x2027],
      [0x2190, 0x21ff],
    ] as const) {
      for (let code = from; code <= to; code += 1) {
        const sign = String.fromCharCode(code)
        // The one with an accent goes another way than the one without.
        expect(tokenize(`charts${sign}draw`)).toEqual(['chart', 'draw'])
        expect(tokenize(`charts${sign}dráw`)).toEqual(['chart', 'draw'])
      }
    }
  })

  it('takes any text, and terms of joined texts are those of both', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (left, right) => {
        expect(tokenize(`${left}\n${right}`).toSorted()).toEqual([...tokenize(left), ...tokenize(right)].toSorted())
      }),
    )
  })
})
