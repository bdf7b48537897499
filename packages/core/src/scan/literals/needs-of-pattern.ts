import { readPattern, type PatternPart } from './read-pattern.ts'
import { signKinds } from './sign-kinds.ts'

/** Literals by the names of `signKinds`: one of them, at least, stands in every text that a pattern matches. */
export type LiteralNeed = readonly string[]

interface Known {
  /** All that the part can match, where that is little. */
  readonly exact: ReadonlySet<string> | undefined
  readonly needs: readonly LiteralNeed[]
}

const nothing: ReadonlySet<string> = new Set([''])
const unknown: Known = { exact: undefined, needs: [] }
/** A list of words is one need; what several lists make together is not written out. */
const mostChosen = 400
const mostJoined = 24
const longest = 24
/** Signs that stand in every text, and say nothing alone. */
const common = /^[\w.,-]$/
/** How a literal begins tells as much of a text as the whole, and many begin alike. */
const mostSigns = 7
/** More of them tell little more. */
const mostNeeds = 3

/** What must stand in a text for a pattern to match it; nothing where that cannot be told. */
export function needsOfPattern(pattern: RegExp): readonly LiteralNeed[] {
  const { exact, needs } = knownOf(readPattern(pattern.source))
  const all = exact === undefined ? needs : withNeed(needs, exact)
  return all.toSorted((left, right) => likelihood(left) - likelihood(right)).slice(0, mostNeeds)
}

function knownOf(part: PatternPart): Known {
  switch (part.kind) {
    case 'one-of':
      return { exact: new Set(part.characters.map((sign) => signKinds.namesOf(sign))), needs: [] }
    case 'empty':
      return { exact: nothing, needs: [] }
    case 'sequence':
      return knownOfSequence(part.parts.map(knownOf))
    case 'choice':
      return knownOfChoice(part.parts.map(knownOf))
    case 'repeated':
      return knownOfRepeated(knownOf(part.part), part)
    case 'any':
    default:
      return unknown
  }
}

function knownOfSequence(parts: readonly Known[]): Known {
  let needs: readonly LiteralNeed[] = []
  let joined = nothing
  let isExact = true
  for (const part of parts) {
    const more = part.exact === undefined ? undefined : joinedWith(joined, part.exact)
    if (more !== undefined) {
      joined = more
      continue
    }
    isExact = false
    needs = [...withNeed(needs, joined), ...part.needs]
    joined = part.exact ?? nothing
  }
  return isExact ? { exact: joined, needs } : { exact: undefined, needs: withNeed(needs, joined) }
}

function knownOfChoice(parts: readonly Known[]): Known {
  const exact = new Set<string>()
  for (const part of parts) for (const text of part.exact ?? []) exact.add(text)
  if (parts.every((part) => part.exact !== undefined) && exact.size <= mostChosen) return { exact, needs: [] }
  const either = new Set<string>()
  for (const part of parts) {
    const needs = part.exact === undefined ? part.needs : withNeed(part.needs, part.exact)
    const best = needs.toSorted((left, right) => likelihood(left) - likelihood(right))[0]
    if (best === undefined) return unknown
    for (const literal of best) either.add(literal)
  }
  return { exact: undefined, needs: withNeed([], either) }
}

function knownOfRepeated(
  { exact, needs }: Known,
  { least, most }: { readonly least: number; readonly most: number },
): Known {
  if (least === 0) return most === 1 && exact !== undefined ? { exact: new Set(['', ...exact]), needs: [] } : unknown
  if (least === 1 && most === 1) return { exact, needs }
  return { exact: undefined, needs: exact === undefined ? needs : withNeed(needs, exact) }
}

function joinedWith(left: ReadonlySet<string>, right: ReadonlySet<string>): ReadonlySet<string> | undefined {
  if (left.size === 1 && left.has('')) return right
  if (right.size === 1 && right.has('')) return left
  if (left.size * right.size > mostJoined) return undefined
  const joined = new Set<string>()
  for (const one of left) {
    for (const other of right) {
      if (one.length + other.length > longest) return undefined
      joined.add(one + other)
    }
  }
  return joined
}

function withNeed(needs: readonly LiteralNeed[], literals: ReadonlySet<string>): readonly LiteralNeed[] {
  const begun = new Set<string>()
  for (const literal of literals) {
    const [start = ''] = literal.split(signKinds.noName, 1)
    if (start === '' || (common.test(start) && start !== signKinds.foreignName)) return needs
    begun.add(start.slice(0, mostSigns))
  }
  return [...needs, [...begun]]
}

/** About how likely any literal of a need stands in a line: each sign more makes it four times rarer. */
function likelihood(need: LiteralNeed): number {
  return need.reduce(
    (sum, literal) => sum + 4 ** -Math.min(literal.startsWith(signKinds.foreignName) ? 5 : literal.length, 7),
    0,
  )
}
