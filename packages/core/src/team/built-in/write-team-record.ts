import { compareBytes } from '../../catalog/compare-bytes.ts'
import type { LockEntry, LockFile } from '../../package/lock-file.ts'
import { writeLockFile } from '../../package/write-lock-file.ts'
import { builtInType } from './built-in-type.ts'
import type { FileRecord, TeamRecord } from './team-record.ts'

/** The text of a team's lock. What `present` says of anything but the built-in skills is kept. */
export function writeTeamRecord({ skills, files }: TeamRecord, present?: LockFile): string {
  const others = [...(present?.skills ?? [])].filter(([, { sourceType }]) => sourceType !== builtInType)
  const own = [...skills].map(([name, record]): [string, LockEntry] => [
    name,
    {
      source: 'builtin:squad',
      sourceType: builtInType,
      computedHash: record.computedHash,
      version: record.version,
      digest: record.digest,
      files: plain(record.files),
    },
  ])
  return writeLockFile({ skills: new Map([...others, ...own]), extra: { ...present?.extra, files: plain(files) } })
}

function plain(record: FileRecord): Readonly<Record<string, string>> {
  return Object.fromEntries([...record].toSorted(([one], [other]) => compareBytes(one, other)))
}
