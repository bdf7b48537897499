import type { ScanOutput } from '@metier/operations'
import { expect, it } from 'vitest'
import { scanSarif } from './scan-sarif.ts'

const finding: ScanOutput['results'][number]['findings'][number] = {
  rule: 'some-rule',
  severity: 'critical',
  confidence: 'high',
  message: 'Found.',
  path: 'a b.zip!/c.js',
  line: 3,
  column: 2,
  evidence: 'x',
  why: 'Because.',
  next: 'Remove it.',
}

it('writes SARIF 2.1.0 that points at files on disk', () => {
  const output: ScanOutput = {
    schema: 'metier.scan/1',
    policy: 'balanced',
    results: [{ path: 'skills/one/SKILL.md', verdict: 'block', findings: [finding], filesScanned: 1, skipped: [] }],
  }
  expect(JSON.parse(scanSarif(output))).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { rules: [{ id: 'some-rule', fullDescription: { text: 'Because.' } }] } },
        results: [
          {
            ruleId: 'some-rule',
            ruleIndex: 0,
            level: 'error',
            message: { text: 'Found. Remove it.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'skills/one/a%20b.zip' },
                  region: { startLine: 3, startColumn: 2 },
                },
              },
            ],
          },
        ],
      },
    ],
  })
})
