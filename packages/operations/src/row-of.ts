import { estimateTokens, type CatalogEntry } from '@metier/core'
import type { SkillRow } from './skill-row-schema.ts'

// Counted when somebody looks: a listing of thousands for people shows none. One getter for all rows, because an
// object with a getter of its own takes a kilobyte.
const tokens: PropertyDescriptor & ThisType<SkillRow> = {
  get() {
    return estimateTokens(`${this.name}: ${this.description}`)
  },
  enumerable: true,
}

/** What `list` says of one entry. */
export function rowOf(entry: CatalogEntry): SkillRow {
  const { candidate, name, description, state, reasons, shadowedBy } = entry
  const row = {
    name,
    description,
    state,
    reasons: reasons.map(({ code, message }) => ({ code, message })),
    scope: candidate.root.scope,
    source: candidate.root.source,
    location: candidate.location,
    digest: candidate.digest,
  }
  Object.defineProperty(row, 'tokens', tokens)
  if (shadowedBy !== undefined) Object.assign(row, { shadowedBy })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not see what is defined above
  return row as SkillRow
}
