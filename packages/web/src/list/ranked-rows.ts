import type { FindAnswer, SkillRow } from '../daemon/answers.ts'

export interface ShownRow {
  readonly row: SkillRow
  /** The words by which search found it; empty for a row that only contains what was typed. */
  readonly why: readonly string[]
}

export interface RankOptions {
  readonly query: string
  /** `all`, `shadowed`, or a state; a shadowed skill has none of the states. */
  readonly state: string
  /** The daemon's answer to this very query, once it is there. */
  readonly found?: FindAnswer | undefined
}

/** The rows to show: what search ranked, best first, then whatever else contains the words, by name. */
export function rankedRows(rows: readonly SkillRow[], { query, state, found }: RankOptions): readonly ShownRow[] {
  const shown = rows.filter((row) => state === 'all' || stateOf(row) === state)
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return shown.map((row) => ({ row, why: [] }))
  const byLocation = new Map(shown.map((row) => [row.location, row]))
  const ranked: ShownRow[] = []
  for (const { location, why } of found?.matches ?? []) {
    const row = byLocation.get(location)
    if (row === undefined) continue
    byLocation.delete(location)
    ranked.push({ row, why: [...new Set(why.flatMap((each) => each.words))] })
  }
  const contains = (text: string) => words.every((word) => text.includes(word))
  const others = [...byLocation.values()]
  const named = others.filter(({ name }) => contains(name.toLowerCase()))
  const isNamed = new Set(named)
  const told = others.filter(
    (row) => !isNamed.has(row) && contains(`${row.name} ${row.description} ${row.location}`.toLowerCase()),
  )
  return [...ranked, ...[...named, ...told].map((row) => ({ row, why: [] }))]
}

function stateOf(row: SkillRow): string {
  return row.shadowedBy === undefined ? row.state : 'shadowed'
}
