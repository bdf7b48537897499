import type { SearchSubject } from './create-search.ts'

/** How far a skill of a name is from being the one that is meant, lower is nearer: trust first, then its rung. */
export function subjectStanding<Item>({ trusted, rung }: SearchSubject<Item>): number {
  return (trusted ? 0 : 1000) + rung
}
