import type { Level } from './levels.ts'
import type { Profile } from './profiles.ts'
import { severityTable, type Setting } from './severity-table.ts'

export interface Judgement {
  readonly level: Level
  readonly profile: Profile
}

/** What a code means at a level in a profile. A code that the table does not have is a warning. */
export function severityOf(code: string, { level, profile }: Judgement): Setting {
  const row = Object.hasOwn(severityTable, code) ? severityTable[code] : undefined
  if (row === undefined) return 'warning'
  if (level === 'load') return row.load
  const setting = row.profiles?.[profile] ?? row.standard
  return level === 'strict' && setting === 'warning' ? 'error' : setting
}
