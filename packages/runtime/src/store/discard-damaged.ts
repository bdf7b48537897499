import type { SkillStore } from './open-store.ts'

/** Throws away what of these the store has and is not what its digest says. Gives those that it threw away. */
export function discardDamaged(store: SkillStore, digests: Iterable<string>): ReadonlySet<string> {
  const damaged = [...new Set(digests)].filter(
    (digest) => store.find(digest) !== undefined && store.files(digest) === undefined,
  )
  for (const digest of damaged) store.remove(digest)
  return new Set(damaged)
}
