import { estimateTokens, type CatalogEntry } from '@metier/core'
import type { SkillRow } from './skill-row-schema.ts'

/** What `list` says of one entry. */
export function rowOf(entry: CatalogEntry): SkillRow {
  const { candidate } = entry
  return {
    name: entry.name,
    description: entry.description,
    state: entry.state,
    reasons: entry.reasons.length === 0 ? [] : entry.reasons.map(({ code, message }) => ({ code, message })),
    scope: candidate.root.scope,
    source: candidate.root.source,
    location: candidate.location,
    digest: candidate.digest,
    // Counted when somebody looks: a listing of thousands for people shows none.
    get tokens() {
      return estimateTokens(`${entry.name}: ${entry.description}`)
    },
    ...(entry.shadowedBy === undefined ? {} : { shadowedBy: entry.shadowedBy }),
  }
}
