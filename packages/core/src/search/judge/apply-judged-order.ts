import type { SearchAnswer, SearchHit, SearchVerdict } from '../search-answer.ts'
import { judgedHits } from './judged-hits.ts'

/**
 * An answer as a judge orders it: the hits that it names first, then the others as they were. It only orders: names that
 * were not found add nothing, hits that it leaves out stay behind, and scores and margin go on saying what the words say. A
 * hit whose very name was asked for stays in front, and keeps the verdict. Of names alone that nobody found nothing follows.
 */
export function applyJudgedOrder<Item>(
  answer: SearchAnswer<Item>,
  names: readonly string[],
  nameOf: (item: Item) => string,
): SearchAnswer<Item> {
  const shown = answer.hits.slice(0, judgedHits)
  const placeOf = new Map([...new Set(names)].map((name, place) => [name, place]))
  const chosen = new Set(shown.map(({ item }) => nameOf(item)).filter((name) => placeOf.has(name)))
  if (chosen.size === 0 && names.length > 0) return answer
  const place = ({ item, score }: SearchHit<Item>): number =>
    score > 1 ? -1 : (placeOf.get(nameOf(item)) ?? names.length)
  const ordered = shown.toSorted((left, right) => place(left) - place(right))
  const first = ordered[0]
  const isFirstStill = first === shown[0]
  const isNamed = first !== undefined && first.score > 1
  const verdict = isNamed ? answer.verdict : verdictOf(answer.verdict, chosen.size, isFirstStill)
  return {
    ...answer,
    verdict,
    hits: [...ordered, ...answer.hits.slice(judgedHits)],
    // It is the first and what completes it.
    together: isFirstStill && verdict !== 'none' ? answer.together : [],
  }
}

/** Of several that help the first stands out where it did by its words. */
function verdictOf(byWords: SearchVerdict, chosen: number, isFirstStill: boolean): SearchVerdict {
  if (chosen === 0) return 'none'
  return chosen === 1 || (byWords === 'fits' && isFirstStill) ? 'fits' : 'several'
}
