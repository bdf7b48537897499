import { describe, expect, it } from 'vitest'
import type { FindingPlace } from './scan-finding.ts'
import { shownJoins } from './shown-joins.ts'

const at = (path: string, ...lines: readonly number[]): readonly FindingPlace[] => lines.map((line) => ({ path, line }))
const own = { rule: 'secret-exfiltration', path: 'b.py', line: 80 }

describe('what a finding joins', () => {
  it('is said with the places of both sides', () => {
    expect(shownJoins({ ...own, joins: { from: at('a.py', 12), to: at('b.py', 80) } })).toEqual({
      from: at('a.py', 12),
      to: at('b.py', 80),
      says: 'read in a.py:12, sent in b.py:80',
    })
  })

  it('names each line once', () => {
    const joins = { from: at('a.py', 12, 12), to: [...at('b.py', 80, 9, 80), ...at('a.py', 80)] }
    expect(shownJoins({ ...own, joins })).toEqual({
      from: at('a.py', 12),
      to: [...at('b.py', 80, 9), ...at('a.py', 80)],
      says: 'read in a.py:12, sent in b.py:80, b.py:9 and a.py:80',
    })
  })

  it('counts what is more than three places of a side', () => {
    const joins = { from: at('a.py', 1, 2, 3, 4, 5), to: at('b.py', 80, 9) }
    expect(shownJoins({ ...own, joins })?.says).toBe(
      'read in a.py:1, a.py:2, a.py:3 and 2 more, sent in b.py:80 and b.py:9',
    )
  })

  it.each([
    ['nothing', undefined],
    ['the line that it stands in', { from: at('b.py', 80), to: at('b.py', 80) }],
    ['something of which nobody knows where it began', { from: [], to: at('b.py', 9) }],
  ])('is left out where it is %s', (_what, joins) => {
    expect(shownJoins({ ...own, ...(joins && { joins }) })).toBeUndefined()
  })

  it('is said where another file has it in a line of the same number', () => {
    expect(shownJoins({ ...own, joins: { from: at('a.py', 80), to: at('b.py', 80) } })?.says).toBe(
      'read in a.py:80, sent in b.py:80',
    )
  })
})
