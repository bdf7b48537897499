import { levelRank } from './vendor-rank.ts'
import { fieldTable, type FieldRow } from './field-table.ts'

/** A row of the field table, and how a spelling ranks among all that lead to it: the lowest wins. */
export interface FieldPlace {
  readonly row: FieldRow
  readonly rank: number
}

type Places = ReadonlyMap<string, FieldPlace>

const top = new Map<string, FieldPlace>()
const metadata = new Map<string, FieldPlace>()
const vendor = new Map<string, FieldPlace>()

for (const row of fieldTable) {
  const topFirst = row.home === 'top'
  enter(top, topFirst ? [row.key, ...row.top] : row.top, { row, rank: topFirst ? 0 : levelRank })
  enter(metadata, topFirst ? row.metadata : [row.key, ...row.metadata], { row, rank: topFirst ? levelRank : 0 })
  enter(vendor, row.vendor, { row, rank: 2 * levelRank })
}

/** The first spelling ranks as given, each of the others one behind. */
function enter(places: Map<string, FieldPlace>, spellings: readonly string[], { row, rank }: FieldPlace): void {
  for (const [index, spelling] of spellings.entries()) places.set(spelling, { row, rank: rank + index })
}

/** Every spelling that is read, by the level on which it stands. */
export const fieldPlaces: { readonly top: Places; readonly metadata: Places; readonly vendor: Places } = {
  top,
  metadata,
  vendor,
}
