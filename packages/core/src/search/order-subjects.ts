import type { SearchSubject } from './create-search.ts'
import { subjectStanding } from './subject-standing.ts'

/** By name, then what is trusted, then the rung: equals in score are answered in this order. */
export function orderSubjects<Subject extends SearchSubject<unknown>>(
  subjects: readonly Subject[],
): readonly Subject[] {
  return subjects.toSorted((a, b) => {
    if (a.name !== b.name) return a.name < b.name ? -1 : 1
    return subjectStanding(a) - subjectStanding(b)
  })
}
