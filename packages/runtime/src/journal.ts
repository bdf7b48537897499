export type JournalLevel = 'error' | 'warn' | 'info' | 'debug'

/** Where Metier says what it does. Standard output belongs to answers; this goes elsewhere. */
export interface Journal {
  write(level: JournalLevel, message: string, data?: Readonly<Record<string, unknown>>): void
}
