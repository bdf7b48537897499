import { needsOfPattern } from './needs-of-pattern.ts'
import { needsTable } from './needs-table.ts'
import { soughtNeeds } from './sought-needs.ts'
import { soughtNeedsTogether } from './sought-needs-together.ts'
import { TextGrams } from './text-grams.ts'

/** By the expressions themselves, which live as long as the program. */
const known = new WeakMap<RegExp, readonly Int32Array[]>()
let written: ReturnType<typeof needsTable.read> | undefined

/** The words that a pattern needs, as `TextGrams` looks for them: found out when somebody first asks, and kept. */
export function soughtWords(pattern: RegExp): readonly Int32Array[] {
  let lists = known.get(pattern)
  if (lists === undefined) {
    written ??= needsTable.read(`${soughtNeeds}\n${soughtNeedsTogether}`)
    lists = (written(pattern) ?? needsOfPattern(pattern)).map((words) => TextGrams.ofWords(words))
    known.set(pattern, lists)
  }
  return lists
}
