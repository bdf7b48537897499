import { nameKey, type AuditEntry, type AuditQuery, type FileSystem } from '@metier/core'
import { parseAuditLine } from './parse-audit-line.ts'

export interface ReadAuditLinesOptions {
  readonly fileSystem: FileSystem
  /** Absolute paths, the oldest first; those that are not there are left out. */
  readonly files: readonly string[]
  readonly query: AuditQuery
}

/** Reads logs of executions. A line that is no entry, such as one cut by a crash, is counted and left out. */
export function readAuditLines({ fileSystem, files, query }: ReadAuditLinesOptions): {
  readonly entries: readonly AuditEntry[]
  readonly damaged: number
} {
  const wanted = query.skill === undefined ? undefined : nameKey(query.skill)
  const entries: AuditEntry[] = []
  let damaged = 0
  for (const file of files) {
    const bytes = fileSystem.read(file)
    if (bytes === undefined) continue
    for (const line of new TextDecoder().decode(bytes).split('\n')) {
      if (line === '') continue
      const entry = parseAuditLine(line)
      if (entry === undefined) damaged += 1
      else if (wanted === undefined || nameKey(entry.skill) === wanted) entries.push(entry)
    }
  }
  return { entries: entries.slice(Math.max(0, entries.length - (query.limit ?? entries.length))), damaged }
}
