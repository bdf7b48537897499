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

it('links to what a finding joins, without a word of the skill in the text', () => {
  const hostile = '[log in](https://evil.example)/a.js'
  const joins = {
    from: [1, 2, 3, 4].map((line) => ({ path: hostile, line })),
    to: [{ path: 'b.js', line: 9 }],
    says: `read in ${hostile}:1`,
  }
  const output: ScanOutput = {
    schema: 'metier.scan/1',
    policy: 'balanced',
    results: [
      {
        path: 'skills/one',
        verdict: 'block',
        findings: [{ ...finding, rule: 'secret-exfiltration', joins }],
        filesScanned: 1,
        skipped: [],
      },
    ],
  }
  const [result] = JSON.parse(scanSarif(output)).runs[0].results
  expect(result.message.text).toBe('Found. Remove it. (read [here](0), [here](1), [here](2), sent [here](4))')
  expect(result.relatedLocations).toHaveLength(5)
  expect(result.relatedLocations[4]).toEqual({
    id: 4,
    message: { text: 'sent here' },
    physicalLocation: { artifactLocation: { uri: 'skills/one/b.js' }, region: { startLine: 9 } },
  })
  expect(result.relatedLocations[0].physicalLocation.artifactLocation.uri).not.toContain('[')
})
