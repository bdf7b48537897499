import type { SkillFiles } from '../../package/merge-files.ts'
import type { BuiltInRecord } from './team-record.ts'

/** Is this skill, file by file, what Metier put there? Then it is nobody's work, whatever it is called. */
export function isUnchangedBuiltIn(
  record: BuiltInRecord | undefined,
  files: SkillFiles,
  digestOf: (bytes: Uint8Array) => string,
): boolean {
  if (record === undefined || files.size !== record.files.size) return false
  return [...files].every(([path, { bytes }]) => record.files.get(path) === digestOf(bytes))
}
