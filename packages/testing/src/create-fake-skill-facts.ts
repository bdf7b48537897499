import type { KnownSkillFacts, SkillFacts } from '@metier/core'

/** Knows what it is told of each directory, whatever the stamp. */
export function createFakeSkillFacts(known: Readonly<Record<string, KnownSkillFacts>> = {}): SkillFacts {
  return { known: (directory) => known[directory] ?? { digest: null, verdict: 'unscanned' } }
}
