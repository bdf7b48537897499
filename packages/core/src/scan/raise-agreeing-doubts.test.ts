import { expect, it } from 'vitest'
import { raiseAgreeingDoubts } from './raise-agreeing-doubts.ts'
import type { ScanFinding } from './scan-finding.ts'

function finding(rule: string, severity: ScanFinding['severity'] = 'warn', at = {}): ScanFinding {
  const place = { path: 'SKILL.md', line: 9, column: 1, ...at }
  return { rule, severity, confidence: 'low', ...place, message: 'Reads like it.', evidence: '', why: '', next: '' }
}

const severitiesOf = (findings: readonly ScanFinding[]): readonly string[] =>
  raiseAgreeingDoubts(findings).map(({ severity, confidence }) => `${severity} ${confidence}`)

// WUN-103: what one model only doubts, and another one too, is stopped.
it('blocks what two models warn of in one place, and leaves what else was found as it was', () => {
  const found = [finding('learned-page'), finding('agent-control'), finding('learned-order'), finding('learned-order')]
  expect(severitiesOf(found)).toEqual(['critical medium', 'warn low', 'critical medium', 'critical medium'])
})

it.each([
  ['one model warns of twice', [finding('learned-page'), finding('learned-page')]],
  ['a model warns of beside another rule', [finding('learned-page'), finding('agent-control')]],
  ['two models warn of far from each other', [finding('learned-page'), finding('learned-order', 'warn', { line: 18 })]],
  ['two models warn of in two files', [finding('learned-page'), finding('learned-program', 'warn', { path: 'a.sh' })]],
  ['a second model has no doubt of', [finding('learned-page'), finding('learned-order', 'info')]],
])('leaves what %s a warning', (_, found) => expect(raiseAgreeingDoubts(found)).toEqual(found))
