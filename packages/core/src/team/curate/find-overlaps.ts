import { searchDocument } from '../../search/search-document.ts'
import { searchDocuments } from '../../search/search-documents.ts'
import { sketchLikeness } from '../../search/sketch-likeness.ts'
import { sketchTerms } from '../../search/sketch-terms.ts'
import { tokenize } from '../../search/tokenize.ts'
import type { CuratedSkill } from './curated-skill.ts'

/** Two skills that say much the same. */
export interface Overlap {
  readonly one: CuratedSkill
  readonly other: CuratedSkill
  /** Part of all their terms that both have, 0 to 1. */
  readonly likeness: number
}

/** Below it, two skills about one subject are two skills. */
const leastLikeness = 0.5
/** Of two lines that are alike nobody can say that one is a copy. */
const fewestTerms = 12
/** How many of the skills that a search finds are compared word by word. */
const candidates = 8

interface Read {
  readonly skill: CuratedSkill
  readonly terms: ReadonlySet<string>
  readonly sketch: Uint16Array
}

/**
 * Pairs of skills that overlap, most alike first. Candidates come from a search for what each says of itself and from
 * copies by their sketches, so a thousand skills need no million comparisons.
 */
export function findOverlaps(skills: readonly CuratedSkill[]): readonly Overlap[] {
  const read = skills.map((skill): Read => {
    const terms = new Set(tokenize(`${skill.skill.description}\n${skill.body}`))
    return { skill, terms, sketch: sketchTerms([...terms]) }
  })
  const search = searchDocuments(
    read.map((item, rung) => ({
      item,
      document: searchDocument(item.skill.skill, item.skill.body),
      trusted: true,
      rung,
    })),
  )
  const order = new Map(read.map((each, at) => [each, at]))
  const pairs = new Map<string, Overlap>()
  const compare = (one: Read, other: Read) => {
    const [first, second] = (order.get(one) ?? 0) < (order.get(other) ?? 0) ? [one, other] : [other, one]
    const key = `${first.skill.path}\0${second.skill.path}`
    if (one === other || pairs.has(key)) return
    const isShort = Math.min(one.terms.size, other.terms.size) < fewestTerms
    if (isShort && one.skill.body.trim() !== other.skill.body.trim()) return
    const likeness = shared(first.terms, second.terms)
    if (likeness >= leastLikeness) pairs.set(key, { one: first.skill, other: second.skill, likeness })
  }
  for (const one of read) {
    const { name, description } = one.skill.skill
    const { hits } = search.search(`${name} ${description}`.slice(0, 300), { limit: candidates })
    for (const { item, alike } of hits) for (const other of [item, ...alike]) compare(one, other)
  }
  for (let at = 0; at < read.length; at += 1) {
    for (let next = at + 1; next < read.length; next += 1) {
      const [one, other] = [read[at], read[next]]
      if (one === undefined || other === undefined) continue
      if (sketchLikeness(one.sketch, other.sketch, leastLikeness) >= leastLikeness) compare(one, other)
    }
  }
  return [...pairs.values()].toSorted(
    (left, right) =>
      right.likeness - left.likeness || (left.one.path + left.other.path < right.one.path + right.other.path ? -1 : 1),
  )
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0
  for (const term of one) if (other.has(term)) both += 1
  return both / (one.size + other.size - both)
}
