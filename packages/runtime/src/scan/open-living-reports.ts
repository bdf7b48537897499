import { MetierError, type Clock } from '@metier/core'
import type { Journal } from '../journal.ts'
import { openReports, type OpenReportsOptions, type Reports } from './open-reports.ts'
import { RestBetween } from './rest-between.ts'

export interface OpenLivingReportsOptions extends OpenReportsOptions {
  readonly clock: Clock
  readonly journal?: Journal
}

/** Reports for as long as a process lives. */
export interface LivingReports extends Reports {
  /** Writes what was remembered and is not written yet. Never throws: what cannot be written costs a scan each. */
  close(): void
}

/** Milliseconds: as verdicts are saved. */
const saveInterval = 2000

/**
 * Reports that are read once, and written the first time they are to be and then seldom: whoever is asked to scan a
 * hundred times a second must not read and write the reports of all skills a hundred times.
 */
export function openLivingReports({ clock, journal, ...options }: OpenLivingReportsOptions): LivingReports {
  const reports = openReports(options)
  const rest = new RestBetween({ clock, shortest: saveInterval })
  return {
    known: (name) => reports.known(name),
    remember: (name, report) => reports.remember(name, report),
    reload: () => reports.reload(),
    save() {
      if (rest.isOver) rest.after(() => reports.save())
    },
    close() {
      try {
        reports.save()
      } catch (error) {
        if (!(error instanceof MetierError)) throw error
        journal?.write('debug', error.message)
      }
    },
  }
}
