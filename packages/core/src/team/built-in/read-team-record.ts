import type { Json } from '../../package/lock-file.ts'
import { readLockFile } from '../../package/read-lock-file.ts'
import { builtInType } from './built-in-type.ts'
import type { BuiltInRecord, FileRecord, TeamRecord } from './team-record.ts'

/**
 * What a team's lock says of the skills that came from Metier. Entries of others are passed over. Throws as
 * `readLockFile` does.
 */
export function readTeamRecord(text: string, path: string): TeamRecord {
  const lock = readLockFile(text, path)
  const skills = new Map<string, BuiltInRecord>()
  for (const [name, entry] of lock.skills) {
    const { sourceType, version, digest, computedHash, files } = entry
    if (sourceType !== builtInType || version === undefined || digest === undefined) continue
    skills.set(name, { version, digest, computedHash, files: recordOf(files) })
  }
  return { skills, files: recordOf(lock.extra['files']) }
}

function recordOf(value: Json | undefined): FileRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map()
  return new Map(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}
