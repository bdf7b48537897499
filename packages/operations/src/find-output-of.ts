import type { CatalogEntry, Scope, SearchAnswer } from '@metier/core'
import type { FindOutput } from './find.ts'

/** What is said of a skill that was found. */
export interface ShownSkill {
  readonly name: string
  readonly description: string
  readonly scope: Scope
  readonly source: string
  readonly location: string
}

/** An answer as `find` gives it. Apart from its schemas, which take longer to make than the answer. */
export function findOutputOf<Item>(answer: SearchAnswer<Item>, skillOf: (item: Item) => ShownSkill): FindOutput {
  const nameOf = (item: Item): string => skillOf(item).name
  return {
    schema: 'metier.find/1',
    verdict: answer.verdict,
    margin: rounded(answer.margin),
    matches: answer.hits.map(({ item, score, why, alike, looksLike }) => {
      const { name, description, scope, source, location } = skillOf(item)
      return {
        name,
        description,
        score: rounded(score),
        why: why.map(({ field, words }) => ({ field, words: [...words] })),
        scope,
        source,
        location,
        alike: alike.map(nameOf),
        ...(looksLike === undefined ? {} : { looksLike: nameOf(looksLike) }),
      }
    }),
    more: answer.more,
    together: answer.together.map(nameOf),
  }
}

/** What is said of an entry of a catalogue. */
export function shownSkill({ name, description, candidate }: CatalogEntry): ShownSkill {
  const { root, location } = candidate
  return { name, description, scope: root.scope, source: root.source, location }
}

// Four digits are more than a reader can use; never 0, which would read as no match.
function rounded(value: number): number {
  return value === 0 ? 0 : Math.max(0.0001, Math.round(value * 10_000) / 10_000)
}
