import { nameKey, type AuditEntry, type AuditQuery, type FileSystem } from '@metier/core'

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
      const entry = entryOf(line)
      if (entry === undefined) damaged += 1
      else if (wanted === undefined || nameKey(entry.skill) === wanted) entries.push(entry)
    }
  }
  return { entries: entries.slice(Math.max(0, entries.length - (query.limit ?? entries.length))), damaged }
}

const texts = ['time', 'surface', 'skill', 'kind', 'command', 'decision', 'because', 'sandbox'] as const

function entryOf(line: string): AuditEntry | undefined {
  try {
    const data: unknown = JSON.parse(line)
    return isEntry(data) ? data : undefined
  } catch {
    return undefined
  }
}

function isEntry(data: unknown): data is AuditEntry {
  if (typeof data !== 'object' || data === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...data }
  return texts.every((name) => typeof fields[name] === 'string') && typeof fields['durationMs'] === 'number'
}
