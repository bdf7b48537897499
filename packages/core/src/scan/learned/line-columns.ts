import { featureColumn } from './feature-column.ts'
import { lineNames, type NameKind } from './line-names.ts'
import { nameFeatures } from './name-features.ts'
import { pairColumn } from './pair-column.ts'

/** Names whose columns are kept: the same ones come again and again, and to find one costs less than to take it apart. */
const mostKept = 20_000
const kept: Readonly<Record<NameKind, Map<string, readonly number[]>>> = { code: new Map(), comment: new Map() }

/** The columns of what a line says, by what they come from; with `hasPairs` of each two names in a row too. */
export function lineColumns(line: string, hasPairs: boolean): readonly (readonly number[])[] {
  const { kind, names, features } = lineNames(line)
  const columns = [features.map(featureColumn), ...names.map((name) => columnsOf(kind, name))]
  if (hasPairs) columns.push(names.slice(1).map((name, before) => pairColumn(names[before] ?? '', name)))
  return columns
}

function columnsOf(kind: NameKind, name: string): readonly number[] {
  const known = kept[kind].get(name)
  if (known !== undefined) return known
  const columns = nameFeatures(kind, name).map(featureColumn)
  if (kept[kind].size >= mostKept) kept[kind].clear()
  kept[kind].set(name, columns)
  return columns
}
