import { basename } from 'node:path'
import { scanSkill, type ScanReport } from '@metier/core'
import type { JudgeTask } from './scan-thread.ts'

/** As of a scanner that failed: in a moment somebody may have another look. */
export function unseenReport({ directory, policy }: JudgeTask): ScanReport {
  const message = 'What judged it ended before it was done.'
  const notes = [{ rule: 'scanner-failed', path: 'SKILL.md', message }]
  return scanSkill({ name: basename(directory), files: [], notes, policy })
}
