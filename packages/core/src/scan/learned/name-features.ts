import type { NameKind } from './line-names.ts'

const part = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g
/** Letters of a part that says something; `is`, `to` and `id` stand in every program. */
const shortestPart = 3

/** What a name says: itself, and each of its parts. */
export function nameFeatures(kind: NameKind, name: string): readonly string[] {
  const parts = name.match(part)?.filter(({ length }) => length >= shortestPart) ?? []
  return [`${kind}:${name.toLowerCase()}`, ...parts.map((each) => `${kind} part:${each.toLowerCase()}`)]
}
