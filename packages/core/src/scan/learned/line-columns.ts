import { featureColumn } from './feature-column.ts'
import { keptByName } from '../kept-by-name.ts'
import { lineNames, type NameKind } from './line-names.ts'
import { nameFeatures } from './name-features.ts'
import { pairColumn } from './pair-column.ts'

const columnsOf: Readonly<Record<NameKind, (name: string) => readonly number[]>> = {
  code: keptByName((name) => nameFeatures('code', name).map(featureColumn)),
  comment: keptByName((name) => nameFeatures('comment', name).map(featureColumn)),
}

/** The columns of what a line says, by what they come from; with `hasPairs` of each two names in a row too. */
export function lineColumns(line: string, hasPairs: boolean): readonly (readonly number[])[] {
  const { kind, names, features } = lineNames(line)
  const columns = [features.map(featureColumn), ...names.map(columnsOf[kind])]
  if (hasPairs) columns.push(names.slice(1).map((name, before) => pairColumn(names[before] ?? '', name)))
  return columns
}
