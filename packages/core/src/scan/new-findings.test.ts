import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newFindings } from './new-findings.ts'
import type { ScanFinding } from './scan-finding.ts'

const finding = (parts: Partial<ScanFinding> = {}): ScanFinding => ({
  rule: 'a-rule',
  severity: 'warn',
  confidence: 'high',
  path: 'a.js',
  line: 1,
  column: 1,
  message: 'Found.',
  evidence: 'eval(x)',
  why: 'Because.',
  next: 'Remove it.',
  ...parts,
})

describe('newFindings', () => {
  it.each<[string, Partial<ScanFinding>, number]>([
    ['another line is the same finding', { line: 9, column: 3 }, 0],
    ['another rule is another', { rule: 'b-rule' }, 1],
    ['another file is another', { path: 'b.js' }, 1],
    ['other evidence is another', { evidence: 'eval(y)' }, 1],
    ['other blanks are the same', { evidence: 'eval(x)'.replace('(', '(') }, 0],
  ])('%s', (_, parts, expected) => {
    expect(newFindings([finding(parts)], [finding()])).toHaveLength(expected)
  })

  it('without evidence the message tells', () => {
    const before = [finding({ evidence: '', message: 'There are 501 files.' })]
    expect(newFindings([finding({ evidence: '', message: 'There are 502 files.' })], before)).toHaveLength(1)
  })

  it('of two alike where there was one, one is new', () => {
    expect(newFindings([finding(), finding({ line: 2 })], [finding()])).toEqual([finding({ line: 2 })])
  })

  it('laws: nothing is new against itself, all is new against nothing, none comes from elsewhere', () => {
    const some = fc.array(
      fc.record({ rule: fc.constantFrom('a', 'b'), line: fc.nat(3), evidence: fc.constantFrom('', 'x', 'y') }),
    )
    fc.assert(
      fc.property(some, some, (left, right) => {
        const now = left.map(finding)
        const before = right.map(finding)
        expect(newFindings(now, now)).toEqual([])
        expect(newFindings(now, [])).toEqual(now)
        const found = newFindings(now, before)
        expect(now).toEqual(expect.arrayContaining([...found]))
        expect(found.length).toBeGreaterThanOrEqual(now.length - before.length)
      }),
    )
  })
})
