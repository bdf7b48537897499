/** One thing that was said. */
export interface JournalEntry {
  readonly level: 'error' | 'warn' | 'info' | 'debug'
  readonly message: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Fits the runtime's `Journal`, and keeps what was said. */
export interface CollectingJournal {
  readonly entries: readonly JournalEntry[]
  write(level: JournalEntry['level'], message: string, data?: Readonly<Record<string, unknown>>): void
}

export function createCollectingJournal(): CollectingJournal {
  const entries: JournalEntry[] = []
  return {
    entries,
    write(level, message, data) {
      entries.push(data === undefined ? { level, message } : { level, message, data })
    },
  }
}
