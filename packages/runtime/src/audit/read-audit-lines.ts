import { nameKey, type AuditEntry, type AuditQuery, type FileSystem } from '@metier/core'
import { parseAuditLine } from './parse-audit-line.ts'

export interface ReadAuditLinesOptions {
  readonly fileSystem: FileSystem
  /** Absolute paths, the oldest first; those that are not there are left out. */
  readonly files: readonly string[]
  readonly query: AuditQuery
}

/**
 * Reads logs of executions from the end, and no further than was asked for: all of it may be twenty megabytes, and a
 * daemon answers nobody else meanwhile. A line that is no entry, such as one cut by a crash, is left out, and counted
 * where it was come upon.
 */
export function readAuditLines({ fileSystem, files, query }: ReadAuditLinesOptions): {
  readonly entries: readonly AuditEntry[]
  readonly damaged: number
} {
  const { limit = Number.POSITIVE_INFINITY, skill } = query
  const wanted = skill === undefined ? undefined : nameKey(skill)
  const entries: AuditEntry[] = []
  let damaged = 0
  for (const file of files.toReversed()) {
    if (entries.length >= limit) break
    const bytes = fileSystem.read(file)
    if (bytes === undefined) continue
    for (const line of linesFromTheEnd(bytes)) {
      if (entries.length >= limit) break
      const entry = parseAuditLine(line)
      if (entry === undefined) damaged += 1
      else if (wanted === undefined || nameKey(entry.skill) === wanted) entries.push(entry)
    }
  }
  return { entries: entries.toReversed(), damaged }
}

const lineFeed = 10

/** Those that hold something, the last first. */
function* linesFromTheEnd(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder()
  for (let end = bytes.length; end > 0;) {
    const start = bytes.lastIndexOf(lineFeed, end - 1) + 1
    if (start < end) yield decoder.decode(bytes.subarray(start, end))
    end = start - 1
  }
}
