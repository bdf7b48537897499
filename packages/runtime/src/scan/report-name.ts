import { hash } from 'node:crypto'

/** Characters of a name, and of the part that says of which place it is: enough that no two places share one. */
export const reportNameLength = 64
export const reportPlaceLength = 16

export interface ReportNameParts {
  /** A skill as some rules judge it: whatever is found of it later takes the place of what was found before. */
  readonly place: string
  /** What it was when it was judged. */
  readonly state: string
}

/**
 * What a report of the scanner is kept under. An edited skill does not come back to what it was, its files have other
 * times by then: were each of its states kept, a skill that is edited all day would fill the file with what nobody asks
 * for again.
 */
export function reportName({ place, state }: ReportNameParts): string {
  const start = hash('sha256', place).slice(0, reportPlaceLength)
  return `${start}${hash('sha256', `${place}\0${state}`).slice(0, reportNameLength - reportPlaceLength)}`
}
