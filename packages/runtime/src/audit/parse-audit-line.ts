import type { AuditEntry } from '@metier/core'

const texts = ['time', 'surface', 'skill', 'kind', 'command', 'decision', 'because', 'sandbox'] as const

/** One line of a log of executions; `undefined` for one that is none, such as one cut by a crash. */
export function parseAuditLine(line: string): AuditEntry | undefined {
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
