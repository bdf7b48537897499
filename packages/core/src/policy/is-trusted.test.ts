import { describe, expect, it } from 'vitest'
import { isTrusted } from './is-trusted.ts'
import type { TrustRecord } from './trust-record.ts'

function ask(directory: string, records: readonly TrustRecord[], digest?: string) {
  const asked: string[] = []
  const digestOf = (path: string) => {
    asked.push(path)
    return digest
  }
  return { trusted: isTrusted({ records, directory, digestOf }), asked }
}

// Decisions R-38: trust of a directory covers every root below it.
describe('isTrusted', () => {
  it.each([
    ['/shop', '/shop', true],
    ['/shop', '/shop/.claude/skills', true],
    ['/shop/', '/shop/.claude/skills', true],
    ['/', '/anything', true],
    ['/shop', '/workshop', false],
    ['/shop/a', '/shop', false],
    ['/shop', '/shop/../etc', false],
    ['/shop/..', '/etc', false],
    ['/shop', 'work/x', false],
    ['C:\\shop', 'C:\\shop\\skills', true],
    ['C:\\shop', 'C:\\workshop', false],
    ['C:\\shop', '/shop', false],
    ['/a\\b', '/a/b', false],
    ['', '/shop', false],
  ])('a word on %s covers %s: %s', (trusted, directory, expected) => {
    expect(ask(directory, [{ directory: trusted }]).trusted).toBe(expected)
  })

  it('trusts nothing without a record', () => {
    expect(ask('/shop', []).trusted).toBe(false)
  })

  it('holds a pinned record only as long as its digest does', () => {
    const records = [{ directory: '/shop', digest: 'sha256:1' }]
    expect(ask('/shop/x', records, 'sha256:1')).toEqual({ trusted: true, asked: ['/shop'] })
    expect(ask('/shop/x', records, 'sha256:2').trusted).toBe(false)
    expect(ask('/shop/x', records).trusted).toBe(false)
  })

  it('computes no digest for what it does not need', () => {
    const records = [{ directory: '/other', digest: 'sha256:1' }, { directory: '/shop' }]
    expect(ask('/shop', records)).toEqual({ trusted: true, asked: [] })
  })
})
