import type { Directive } from './directive.ts'

/** Share of their terms that two rules must have in common to be about one thing. */
const sameThing = 0.75

/** The rules of `others` that say the contrary of one. */
export function findOpposites(one: Directive, others: readonly Directive[]): readonly Directive[] {
  return others.filter(({ polarity, terms }) => polarity !== one.polarity && likeness(one.terms, terms) >= sameThing)
}

function likeness(left: readonly string[], right: readonly string[]): number {
  const other = new Set(right)
  const shared = left.filter((term) => other.has(term)).length
  return shared / (left.length + right.length - shared)
}
