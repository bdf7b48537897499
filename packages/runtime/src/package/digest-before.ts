import type { LockEntry } from '@metier/core'
import type { PreparedSkill } from './prepare-package.ts'

/**
 * Digest of what was installed, where anybody knows it. Another installer wrote down its own hash alone: where the new
 * version has the same, it is what was installed.
 */
export function digestBefore(entry: LockEntry, skill: Pick<PreparedSkill, 'digest' | 'entry'>): string | undefined {
  return entry.digest ?? (entry.computedHash === skill.entry.computedHash ? skill.digest : undefined)
}
