import type { SearchHit } from './search-answer.ts'

export interface BlendMeaningOptions<Item> {
  /** Nearness of the query and an item by meaning, -1 to 1; `undefined` where it is not known. */
  readonly nearness: (item: Item) => number | undefined
  /** How much nearness counts beside the words; of the best score by words. */
  readonly weight?: number
}

/** Chosen on questions for tuning: more helps short ones and harms questions in an author's own words (docs/search-experiments.md). */
const usualWeight = 0.3

/**
 * Puts hits in another order: by their words, as a part of the best score, and by their meaning. Scores stay what they
 * are. A hit whose very name was asked for stays in front, and what has no word of the query is not among the hits.
 */
export function blendMeaning<Item>(
  hits: readonly SearchHit<Item>[],
  { nearness, weight = usualWeight }: BlendMeaningOptions<Item>,
): readonly SearchHit<Item>[] {
  const best = hits.reduce((most, { score }) => (score > 1 ? most : Math.max(most, score)), 0)
  const blended = hits.map((hit, at) => {
    if (hit.score > 1) return { hit, at, value: Number.POSITIVE_INFINITY }
    return { hit, at, value: hit.score / best + weight * Math.max(0, nearness(hit.item) ?? 0) }
  })
  return blended.toSorted((a, b) => (a.value === b.value ? a.at - b.at : b.value - a.value)).map(({ hit }) => hit)
}
