import type { ScanFinding } from '@metier/core'
import { expect, it } from 'vitest'
import { refuseInstall } from './refuse-install.ts'

const finding: ScanFinding = {
  rule: 'secret-exfiltration',
  severity: 'critical',
  confidence: 'high',
  path: 'scripts/main.py',
  line: 7,
  column: 1,
  message: 'Sends keys.',
  evidence: '',
  why: '',
  next: '',
}

it('says of what is refused where a key was read and where it is sent', () => {
  const joins = { from: [{ path: 'scripts/keys.py', line: 5 }], to: [{ path: 'scripts/main.py', line: 7 }] }
  const report = { verdict: 'block', findings: [{ ...finding, joins }, finding], filesScanned: 3, skipped: [] } as const
  expect(
    refuseInstall([{ name: 'sample', digest: 'x', report }])
      .message.split('\n')
      .slice(1),
  ).toEqual([
    '  sample: block',
    '    secret-exfiltration scripts/main.py:7 Sends keys.',
    '      read in scripts/keys.py:5, sent in scripts/main.py:7',
    '    secret-exfiltration scripts/main.py:7 Sends keys.',
  ])
})
