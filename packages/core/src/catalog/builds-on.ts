import { dependencyOrder } from './dependency-order.ts'
import type { CatalogEntry } from './entry.ts'
import type { CatalogView } from './view.ts'

export interface BuildsOn {
  /** Names of the active skills it depends on, at any distance; each after those that it depends on itself. */
  readonly names: readonly string[]
  /** As spelled: what it, or one of them, depends on and nobody here has. */
  readonly missing: readonly string[]
  /** Rings among them, by name. */
  readonly cycles: readonly (readonly string[])[]
}

/** Skills of one chain that are followed; a stranger's skill may name any number. */
const most = 100

/** What a skill builds on, to be offered by name before it (decisions R-42). */
export function buildsOn(view: CatalogView, entry: CatalogEntry): BuildsOn {
  const reached = new Map<string, CatalogEntry>([[entry.candidate.key, entry]])
  const missing = new Set<string>()
  for (const { candidate } of reached.values()) {
    for (const name of candidate.skill?.dependencies ?? []) {
      const needed = view.resolve(name)
      if (needed?.state !== 'active') missing.add(name)
      else if (reached.size < most) reached.set(needed.candidate.key, needed)
    }
  }
  const { order, cycles } = dependencyOrder([...reached.values()])
  return {
    names: order.filter(({ candidate }) => candidate.key !== entry.candidate.key).map(({ name }) => name),
    missing: [...missing],
    cycles: cycles.map((cycle) => cycle.map(({ name }) => name)),
  }
}
