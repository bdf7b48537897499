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
    ['/work', '/work', true],
    ['/work', '/work/.claude/skills', true],
    ['/work/', '/work/.claude/skills', true],
    ['/', '/anything', true],
    ['/work', '/workshop', false],
    ['/work/a', '/work', false],
    ['/work', '/work/../etc', false],
    ['/work/..', '/etc', false],
    ['/work', 'work/x', false],
    ['C:\\work', 'C:\\work\\skills', true],
    ['C:\\work', 'C:\\workshop', false],
    ['C:\\work', '/work', false],
    ['/a\\b', '/a/b', false],
    ['', '/work', false],
  ])('a word on %s covers %s: %s', (trusted, directory, expected) => {
    expect(ask(directory, [{ directory: trusted }]).trusted).toBe(expected)
  })

  it('trusts nothing without a record', () => {
    expect(ask('/work', []).trusted).toBe(false)
  })

  it('holds a pinned record only as long as its digest does', () => {
    const records = [{ directory: '/work', digest: 'sha256:1' }]
    expect(ask('/work/x', records, 'sha256:1')).toEqual({ trusted: true, asked: ['/work'] })
    expect(ask('/work/x', records, 'sha256:2').trusted).toBe(false)
    expect(ask('/work/x', records).trusted).toBe(false)
  })

  it('computes no digest for what it does not need', () => {
    const records = [{ directory: '/other', digest: 'sha256:1' }, { directory: '/work' }]
    expect(ask('/work', records)).toEqual({ trusted: true, asked: [] })
  })
})
