import type { Scored } from './create-search.ts'
import type { CollectedFacts } from './collect-facts.ts'
import type { MatchedQuery } from './match-query.ts'
import { impactOf } from './pack-facts.ts'

// Both were chosen on our questions for tuning: of 8 that need several skills 5 get a set, of 103 that need one 9 do.
const fewestTerms = 7
export const setCandidates = 20
const mostSkills = 3
// What a further skill must answer of the query that the ones before it do not, by weight.
const leastGain = 0.12
// And how good it must be compared with the first.
const leastShare = 0.5

/**
 * The first hit and those that answer what it leaves open, chosen one after the other by what they add. Empty when the
 * query is short or no other adds enough. `hits` are best first.
 */
export function complementarySet(
  query: MatchedQuery,
  hits: readonly Scored[],
  facts: CollectedFacts,
): readonly number[] {
  const first = hits[0]
  if (first === undefined || first.score > 1 || query.terms.length < fewestTerms) return []
  const answers = (slot: number): readonly number[] =>
    query.matched.map(({ worth }, at) => ((worth / query.ideal) * impactOf(facts.get(slot)?.[at] ?? 0)) / 255)
  const covered = [...answers(first.document)]
  const chosen = [first.document]
  const others = hits.slice(1, setCandidates).filter(({ score }) => score >= first.score * leastShare)
  const answered = new Map(others.map(({ document }) => [document, answers(document)]))
  while (chosen.length < mostSkills) {
    const [document, gain] = bestGain(answered, covered)
    if (document === undefined || gain < leastGain) break
    for (const [at, part] of (answered.get(document) ?? []).entries()) covered[at] = Math.max(covered[at] ?? 0, part)
    answered.delete(document)
    chosen.push(document)
  }
  return chosen.length > 1 ? chosen : []
}

function bestGain(
  answered: ReadonlyMap<number, readonly number[]>,
  covered: readonly number[],
): readonly [document: number | undefined, gain: number] {
  let best: number | undefined
  let most = 0
  for (const [document, parts] of answered) {
    const gain = parts.reduce((sum, part, at) => sum + Math.max(0, part - (covered[at] ?? 0)), 0)
    if (gain > most) [best, most] = [document, gain]
  }
  return [best, most]
}
