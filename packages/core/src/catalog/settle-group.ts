import { compareRoots } from './compare-roots.ts'
import type { CatalogEntry, StateReason } from './entry.ts'

export interface SettledGroup {
  readonly winner: CatalogEntry
  /** In the order given, the winner among them. */
  readonly members: readonly CatalogEntry[]
}

/**
 * Who wins among entries of one name, given strongest first: the first that loads. A broken file does not
 * keep a sound one from being used, but one that is disabled, blocked or ineligible does: it was meant to
 * replace what lies below it (decisions ).
 */
export function settleGroup(group: readonly [CatalogEntry, ...CatalogEntry[]]): SettledGroup {
  const first = group.find((entry) => entry.state !== 'invalid') ?? group[0]
  const position = group.indexOf(first)
  const twins = group.filter((entry) => entry !== first && isSameRoot(entry, first))
  const winner = twins.length === 0 ? first : { ...first, reasons: [...first.reasons, duplicateNote(first, twins)] }
  const members = group.map((entry, index) => (index === position ? winner : lose(entry, first, index > position)))
  return { winner, members }
}

function lose(entry: CatalogEntry, winner: CatalogEntry, isBelow: boolean): CatalogEntry {
  const { location } = winner.candidate
  const lost: StateReason = isBelow
    ? {
        code: 'shadowed',
        message: `${location} has the same name and comes first: rename one of them, or remove that one to use this.`,
      }
    : {
        code: 'passed-over',
        message: `It cannot be loaded, so ${location} is used instead: repair it to put it first.`,
      }
  const reasons = [lost, ...entry.reasons]
  if (isSameRoot(entry, winner)) reasons.push(duplicateNote(entry, [winner]))
  return { ...entry, reasons, shadowedBy: location }
}

function isSameRoot(left: CatalogEntry, right: CatalogEntry): boolean {
  return compareRoots(left.candidate.root, right.candidate.root) === 0
}

/** Decisions R-4: two of one name in one place are settled by path and reported on both. */
function duplicateNote(entry: CatalogEntry, others: readonly CatalogEntry[]): StateReason {
  const places = others.map((other) => other.candidate.directory).join(', ')
  return {
    code: 'duplicate-name',
    message: `${places} has the same name as ${entry.candidate.directory} in the same root: the first by path is used; rename the other.`,
  }
}
