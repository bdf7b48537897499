import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPolicy } from './apply-policy.ts'
import type { ScanFinding } from './scan-finding.ts'
import { scanPolicies } from './scan-policies.ts'
import { scanPolicyFor, type PolicyChoice } from './scan-policy-for.ts'
import { scanSeverities } from './scan-severities.ts'

const today = '2027-03-01'
const found = (parts: Partial<ScanFinding> = {}): ScanFinding => ({
  rule: 'crypto-mining',
  severity: 'critical',
  confidence: 'high',
  path: 'a.js',
  line: 1,
  column: 1,
  message: 'Found.',
  evidence: 'x',
  why: 'Because.',
  next: 'Remove it.',
  ...parts,
})
const judged = (choice: PolicyChoice, finding = found()) => {
  const { verdict, findings } = applyPolicy([finding], scanPolicyFor(choice, today))
  return [verdict, findings[0]?.severity]
}

describe('a rule counts as the policy says', () => {
  it.each<[string, PolicyChoice, unknown[]]>([
    ['as it says itself', { preset: 'documented' }, ['block', 'critical']],
    ['as the preset says', { preset: 'balanced' }, ['warn', 'warn']],
    [
      'as the settings say over the preset',
      { preset: 'balanced', rules: { 'crypto-mining': 'info' } },
      ['pass', 'info'],
    ],
    ['not at all', { preset: 'documented', rules: { 'crypto-mining': 'off' } }, ['pass', undefined]],
    ['raised', { preset: 'balanced', rules: { 'crypto-mining': 'critical' } }, ['block', 'critical']],
  ])('%s', (_, choice, expected) => {
    expect(judged(choice)).toEqual(expected)
  })

  it.each(['__proto__', 'constructor', 'toString'])('a rule named %s is like any other', (rule) => {
    expect(judged({ preset: 'documented' }, found({ rule }))).toEqual(['block', 'critical'])
  })
})

const until = (day: string): PolicyChoice => ({
  preset: 'documented',
  rules: { 'crypto-mining': 'info' },
  rulesUntil: { 'crypto-mining': day },
})

describe('a word about a rule that ends', () => {
  it.each([
    ['a day before its last', '2027-03-02', ['pass', 'info']],
    ['on its last day', '2027-03-01', ['pass', 'info']],
    ['a day after it', '2027-02-28', ['block', 'critical']],
  ])('%s', (_, day, expected) => {
    expect(judged(until(day))).toEqual(expected)
  })

  it('is named when it is over', () => {
    expect(scanPolicyFor(until('2027-02-28'), today).ended).toEqual([
      { rule: 'crypto-mining', severity: 'info', until: '2027-02-28' },
    ])
    expect(scanPolicyFor(until('2027-03-01'), today).ended).toBeUndefined()
  })
})

describe('whoever ranks above', () => {
  it.each<[string, PolicyChoice, PolicyChoice, unknown[]]>([
    ['is not undercut by a preset', { preset: 'balanced' }, { preset: 'documented' }, ['block', 'critical']],
    [
      'is not undercut by a rule',
      { preset: 'documented', rules: { 'crypto-mining': 'off' } },
      { preset: 'balanced' },
      ['warn', 'warn'],
    ],
    ['may be outdone by a preset', { preset: 'documented' }, { preset: 'balanced' }, ['block', 'critical']],
    [
      'may be outdone by a rule',
      { preset: 'balanced', rules: { 'crypto-mining': 'critical' } },
      { preset: 'balanced' },
      ['block', 'critical'],
    ],
  ])('%s', (_, own, floor, expected) => {
    expect(judged({ ...own, floor })).toEqual(expected)
  })

  it('decides what was not read, too', () => {
    const finding = found({ rule: 'file-too-large', severity: 'warn', incomplete: true })
    expect(judged({ preset: 'documented' }, finding)[0]).toBe('incomplete')
    expect(judged({ preset: 'documented', floor: { preset: 'strict' } }, finding)[0]).toBe('block')
  })

  it('ends with its own days, and says so', () => {
    const floor: PolicyChoice = {
      preset: 'balanced',
      rules: { 'crypto-mining': 'critical' },
      rulesUntil: { 'crypto-mining': '2027-01-01' },
    }
    expect(judged({ preset: 'balanced', floor })).toEqual(['warn', 'warn'])
    expect(scanPolicyFor({ preset: 'balanced', floor }, today).ended).toHaveLength(1)
  })

  it('law: nothing counts for less than above, and nothing for less than alone', () => {
    const rule = fc.constantFrom('crypto-mining', 'process-execution', 'other')
    const severity = fc.constantFrom(...scanSeverities, 'off' as const)
    const choice = fc.record({
      preset: fc.constantFrom('documented' as const, 'balanced' as const, 'strict' as const),
      rules: fc.dictionary(rule, severity),
    })
    const finding = fc.record({
      rule,
      severity: fc.constantFrom(...scanSeverities),
      confidence: fc.constantFrom('high' as const, 'medium' as const, 'low' as const),
    })
    fc.assert(
      fc.property(choice, choice, finding, (own, floor, parts) => {
        const weigh = (policy: PolicyChoice) => {
          const [there] = applyPolicy([found(parts)], scanPolicyFor(policy, today)).findings
          return there === undefined ? 0 : scanSeverities.length - scanSeverities.indexOf(there.severity)
        }
        expect(weigh({ ...own, floor })).toBe(Math.max(weigh(own), weigh(floor)))
      }),
    )
  })
})

it('the gravest stand first, then by path and line', () => {
  const findings = [found({ line: 2 }), found({ severity: 'info' }), found({ path: 'A.js' }), found()]
  expect(
    applyPolicy(findings, scanPolicies.documented).findings.map(({ path, line, severity }) => [severity, path, line]),
  ).toEqual([
    ['critical', 'A.js', 1],
    ['critical', 'a.js', 1],
    ['critical', 'a.js', 2],
    ['info', 'a.js', 1],
  ])
})
