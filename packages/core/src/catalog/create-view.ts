import { nameKey } from '../format/name-key.ts'
import type { Candidate } from './candidate.ts'
import type { Catalog } from './catalog.ts'
import { byteOrderOf } from './byte-order-of.ts'
import { compareBytes } from './compare-bytes.ts'
import type { CatalogEntry, StateReason } from './entry.ts'
import { ladder } from './ladder.ts'
import { resolveReferences } from './resolve-references.ts'
import { settleGroup } from './settle-group.ts'
import type { SkillRoot } from './skill-root.ts'
import { stateEvaluator } from './state-evaluator.ts'
import type { CatalogView } from './view.ts'
import type { ViewContext } from './view-context.ts'
import { type Visibility, visibility } from './visibility.ts'

/**
 * What one context sees of a snapshot: scopes (decisions R-9), references, then per name the
 * strongest that loads, each with its state. Pure; judging a candidate is remembered per
 * host and settings, so a view of the next snapshot costs one pass over pointers and the change.
 */
export function createView(catalog: Catalog, context: ViewContext): CatalogView {
  const evaluate = stateEvaluator(context)
  const references = resolveReferences(context.references)
  const visible = select(ladder(catalog), context, references)
  const disabled = new Set((context.references?.disabled ?? []).map(nameKey))
  const judged =
    disabled.size === 0
      ? visible.map(evaluate)
      : visible.map((candidate) => withDisabled(evaluate(candidate), disabled))
  const { entries, all, winners } = settle(judged)
  const resolve = createResolver(winners)
  return {
    generation: catalog.generation,
    entries,
    active: entries.filter((entry) => entry.state === 'active'),
    all,
    unresolvedReferences: references.filter((reference) => resolve(reference) === undefined),
    resolve,
  }
}

interface Settled {
  readonly entries: CatalogView['entries']
  readonly all: CatalogView['all']
  /** Winners by key, strongest first. */
  readonly winners: () => ReadonlyMap<string, CatalogEntry>
}

/** Who wins for each name, in byte order of the names. Strongest first. */
function settle(judged: readonly CatalogEntry[]): Settled {
  const sorted = sortEntries(judged)
  // To put thousands into a map takes longer than to see that no two that stand side by side have one name.
  if (sorted.every(isAlone)) {
    return { entries: sorted, all: judged, winners: () => new Map(judged.map((entry) => [entry.candidate.key, entry])) }
  }
  const winners = new Map<string, CatalogEntry>()
  const contested = new Map<string, [CatalogEntry, ...CatalogEntry[]]>()
  // Not with `of`: to hand out thousands one by one makes an object for each.
  judged.forEach((entry) => {
    const { key } = entry.candidate
    const first = winners.get(key)
    if (first === undefined) winners.set(key, entry)
    else {
      const rivals = contested.get(key)
      if (rivals === undefined) contested.set(key, [first, entry])
      else rivals.push(entry)
    }
  })
  const settled = new Map<Candidate, CatalogEntry>()
  for (const [key, rivals] of contested) {
    const { winner, members } = settleGroup(rivals)
    winners.set(key, winner)
    for (const member of members) settled.set(member.candidate, member)
  }
  return {
    entries: sortEntries([...winners.values()]),
    all: settled.size === 0 ? judged : judged.map((entry) => settled.get(entry.candidate) ?? entry),
    winners: () => winners,
  }
}

/** Is its name its key, and not that of the one before it? In the order of names. */
function isAlone({ name, candidate }: CatalogEntry, index: number, sorted: readonly CatalogEntry[]): boolean {
  return name === candidate.key && name !== sorted[index - 1]?.name
}

/** Which candidates take part: the visible ones, and per reference that none of them answers the strongest other. */
function select(
  candidates: readonly Candidate[],
  context: ViewContext,
  references: readonly string[],
): readonly Candidate[] {
  const copies = new Set(context.staged)
  const visible: Candidate[] = []
  const pullable: Candidate[] = []
  // In ladder order those of one root stand side by side.
  let last: SkillRoot | undefined
  let seen: Visibility = 'hidden'
  candidates.forEach((candidate) => {
    const { root } = candidate
    if (root !== last) seen = visibility((last = root), context)
    if (copies.size > 0 && copies.has(candidate.directory)) return
    if (seen === 'visible') visible.push(candidate)
    else if (seen === 'referenced') pullable.push(candidate)
  })
  if (references.length === 0) return visible

  const known = keysOf(visible)
  const pulled = new Set<Candidate>()
  for (const reference of references) {
    const key = nameKey(reference)
    if (known.has(key)) continue
    for (const candidate of findReferenced(pullable, key)) pulled.add(candidate)
  }
  if (pulled.size === 0) return visible
  const taking = new Set([...visible, ...pulled])
  return candidates.filter((candidate) => taking.has(candidate))
}

/** Every candidate of the name, so that a broken one does not keep the next from being used. */
function findReferenced(candidates: readonly Candidate[], key: string): readonly Candidate[] {
  const named = candidates.filter((candidate) => candidate.key === key)
  if (named.length > 0) return named
  const first = candidates.find((candidate) => candidate.directoryKey === key)
  return first === undefined ? [] : candidates.filter((candidate) => candidate.key === first.key)
}

function keysOf(candidates: readonly Candidate[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const candidate of candidates) {
    keys.add(candidate.key)
    keys.add(candidate.directoryKey)
  }
  return keys
}

const disabledByReference: StateReason = {
  code: 'disabled-by-reference',
  message: 'Switched off by `disabled_skills` of the role, room or plan: take the name out there.',
}

function withDisabled(entry: CatalogEntry, disabled: ReadonlySet<string>): CatalogEntry {
  if (!disabled.has(entry.candidate.key) && !disabled.has(entry.candidate.directoryKey)) return entry
  const state = entry.state === 'invalid' ? 'invalid' : 'disabled'
  return { ...entry, state, reasons: [disabledByReference, ...entry.reasons] }
}

function sortEntries(entries: readonly CatalogEntry[]): readonly CatalogEntry[] {
  const byName = byteOrderOf(entries, (entry) => entry.name)
  return entries.toSorted(
    (left, right) => byName(left, right) || compareBytes(left.candidate.location, right.candidate.location),
  )
}

/** Names first; a directory's name is an alias that never hides a name (decisions R-4). */
function createResolver(winners: Settled['winners']): CatalogView['resolve'] {
  let byKey: ReadonlyMap<string, CatalogEntry> | undefined
  let byDirectory: Map<string, CatalogEntry> | undefined
  return (name) => {
    const key = nameKey(name)
    byKey ??= winners()
    const named = byKey.get(key)
    if (named !== undefined) return named
    if (byDirectory === undefined) {
      byDirectory = new Map()
      for (const entry of byKey.values()) {
        if (!byDirectory.has(entry.candidate.directoryKey)) byDirectory.set(entry.candidate.directoryKey, entry)
      }
    }
    return byDirectory.get(key)
  }
}
