import { impactOf, nameLengthOf, shortCodes } from './pack-facts.ts'
import type { MatchedQuery } from './match-query.ts'
import { nameCoverage } from './name-coverage.ts'
import type { TermList } from './term-list.ts'

/** A list and what it adds to a score, in whole numbers of which `wholeScore` are a score of 1. */
export interface RankedPart {
  readonly list: TermList
  /** For one step of impact. */
  readonly step: number
  /** For the whole of a name, see `nameShare`. */
  readonly nameWorth: number
  /** The most that it adds to any score, what it adds for names left out. */
  readonly most: number
  /** What each code adds; a list that is shorter has none, nor has one whose impacts are added at once. */
  readonly adds: Int32Array | undefined
  /** How many were met of those that are added one by one, having no code or being in a name. */
  met: number
}

/** Scores are sums of whole numbers: they are the same in whatever order the lists are added. */
export const wholeScore = 2 ** 30
/** What each code adds, used again by the next question. */
const tables: Int32Array[] = []

/** The lists of a query; those that add most for their length come first. */
export function rankedParts({ matched, terms, ideal, index }: MatchedQuery): readonly RankedPart[] {
  const parts: RankedPart[] = []
  const nameWorth = Math.floor(nameCoverage(terms.length, index.size) * wholeScore)
  for (const { list, worth } of matched) {
    if (list === undefined) continue
    const step = Math.floor((worth / ideal) * (wholeScore / 255))
    const isPlain = list.count < list.table.length || list.dense !== undefined
    const adds = isPlain ? undefined : addsOf(list, { step, nameWorth, place: parts.length })
    parts.push({ list, step, nameWorth, most: step * list.mostImpact, adds, met: 0 })
  }
  return parts.toSorted((a, b) => b.most / b.list.count - a.most / a.list.count)
}

/** The most that the parts from each on add to any score. */
export function boundsOf(parts: readonly RankedPart[]): Float64Array {
  const bounds = new Float64Array(parts.length + 1)
  // A name has no more terms than its length, so that all together add no more than one; words of a query that are
  // taken for mistyped may be so of the same.
  const lists = new Set(parts.map(({ list }) => list.count * 2 ** 16 + (list.lows[0] ?? 0)))
  const names = (parts[0]?.nameWorth ?? 0) * (1 + parts.length - lists.size)
  let sum = 0
  let isInNames = false
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at]
    sum += part?.most ?? 0
    isInNames ||= part?.list.isInNames === true
    bounds[at] = sum + (isInNames ? names : 0)
  }
  return bounds
}

/** What a term adds that stands in a name of so many terms, of what the whole of it adds. */
export function nameShare(length: number, nameWorth: number): number {
  return length === 0 ? 0 : Math.floor(nameWorth / Math.max(2, length))
}

/** What a term adds by what is known of it in a document. */
export function worthOf(facts: number, { step, nameWorth }: Pick<RankedPart, 'step' | 'nameWorth'>): number {
  return step * impactOf(facts) + nameShare(nameLengthOf(facts), nameWorth)
}

/** What the codes of the last table say to a question of so many words, for all the lists that have it. */
let coded: {
  readonly table: Uint32Array
  readonly nameWorth: number
  readonly impacts: Int32Array
  readonly names: Int32Array
} = { table: new Uint32Array(0), nameWorth: 0, impacts: new Int32Array(0), names: new Int32Array(0) }

interface Adding extends Pick<RankedPart, 'step' | 'nameWorth'> {
  readonly place: number
}

/** What the codes of a list add; those without a code nothing. */
function addsOf({ table }: TermList, { step, nameWorth, place }: Adding): Int32Array {
  if (coded.table !== table || coded.nameWorth !== nameWorth) {
    const nameOf = (facts: number) => nameShare(nameLengthOf(facts), nameWorth)
    coded = { table, nameWorth, impacts: Int32Array.from(table, impactOf), names: Int32Array.from(table, nameOf) }
  }
  const adds = (tables[place] ??= new Int32Array(shortCodes + 1))
  const { impacts, names } = coded
  for (let code = 0; code < impacts.length; code += 1) adds[code] = step * (impacts[code] ?? 0) + (names[code] ?? 0)
  adds[shortCodes] = 0
  return adds
}
