import type { CatalogEntry } from '../catalog/entry.ts'
import { oneLine } from './one-line.ts'

/** One server that one skill wants, judged against the servers that are known to be there (decisions R-21). */
export interface McpNeed {
  readonly skill: string
  /** `*` is any server at all. */
  readonly server: string
  readonly optional: boolean
  readonly reason?: string
  /** What to do without the server (SQD-40). */
  readonly fallback?: string
  /** `unknown` as long as nobody said which servers there are. */
  readonly state: 'satisfied' | 'missing' | 'unknown'
}

export interface CollectMcpNeedsOptions {
  /** Names of the servers that are configured; absent means not known, empty means none. */
  readonly servers?: readonly string[]
}

/** Gathers what the given skills want, in their order, each server of a skill once (SQD-35, SQD-38). */
export function collectMcpNeeds(
  entries: readonly CatalogEntry[],
  options: CollectMcpNeedsOptions = {},
): readonly McpNeed[] {
  const known = options.servers && new Set(options.servers.map(keyOf))
  return entries.flatMap((entry) => needsOf(entry, known))
}

function needsOf(entry: CatalogEntry, known: ReadonlySet<string> | undefined): McpNeed[] {
  const needs = new Map<string, McpNeed>()
  for (const { name, optional, reason, fallback } of entry.candidate.skill?.mcp ?? []) {
    const server = oneLine(name)
    const key = keyOf(server)
    const earlier = needs.get(key)
    // Wanted twice, once without fail: the stricter wish counts.
    if (server === '' || (earlier !== undefined && (optional || !earlier.optional))) continue
    needs.set(key, {
      skill: oneLine(entry.name),
      server,
      optional,
      ...(reason === undefined ? {} : { reason: oneLine(reason) }),
      ...(fallback === undefined ? {} : { fallback: oneLine(fallback) }),
      state: stateOf(key, known),
    })
  }
  return [...needs.values()]
}

function stateOf(key: string, known: ReadonlySet<string> | undefined): McpNeed['state'] {
  if (known === undefined) return 'unknown'
  return (key === '*' ? known.size > 0 : known.has(key)) ? 'satisfied' : 'missing'
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
