import { MetierError, type CatalogEntry } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import type { Journal } from '../journal.ts'
import { openUsage, type OpenUsageOptions } from './open-usage.ts'

export interface NoteUseOptions extends OpenUsageOptions {
  readonly configuration: Pick<Configuration, 'search'>
  readonly journal: Journal
}

/** Counts that a skill was loaded or run, where the user switched that on. A count that cannot be written fails nothing. */
export function noteUse({ name, candidate }: CatalogEntry, { configuration, journal, ...place }: NoteUseOptions): void {
  if (configuration.search.usage !== 'on') return
  try {
    openUsage(place).note({ name, location: candidate.location })
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    journal.write('warn', `That ${name} was used is not counted: ${error.message}`)
  }
}
