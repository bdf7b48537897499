import { ColumnSet } from './column-set.ts'
import { featureColumn } from './feature-column.ts'
import { kindColumn } from './kind-column.ts'
import { lineColumns } from './line-columns.ts'
import type { LineModel } from './line-model.ts'
import { lineNames } from './line-names.ts'
import { pairColumn } from './pair-column.ts'
import { weightsOf } from './weights-of.ts'

/** Words that are named of what spoke for it. */
const mostNamed = 3

const inLine = new ColumnSet()

/** The line of a window that speaks the most for an attack, and the names in the window that do. */
export function tellingLine(
  model: LineModel,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
) {
  const weights = new Map<string, number>()
  const weightOf = (column: number): number => weightsOf(model)[column] ?? 0
  let best = { start, end: start, sum: -Infinity }
  let from = start
  for (const line of text.slice(start, end).split('\n')) {
    lineColumns(line, model.hasPairs, inLine)
    const columns = inLine.take()
    const sum = columns.reduce((total, column) => total + weightOf(column), 0)
    const score = sum / Math.sqrt(Math.max(1, columns.length))
    for (const [words, said] of saidIn(line, model.hasPairs)) weights.set(words, said.map(weightOf).reduce(plus, 0))
    if (line.trim() !== '' && score > best.sum) best = { start: from, end: from + line.length, sum: score }
    from += line.length + 1
  }
  const names = [...weights]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, left], [, right]) => right - left)
    .map(([word]) => wordsOfHosts[word] ?? `\`${word}\``)
  return { start: best.start, end: best.end, names: [...new Set(names)].slice(0, mostNamed) }
}

function plus(left: number, right: number): number {
  return left + right
}

/** What a reader of the line finds there, with the columns that it has; a word with that of its kind. */
function* saidIn(line: string, hasPairs: boolean): Iterable<readonly [words: string, columns: readonly number[]]> {
  const { kind, names, features } = lineNames(line)
  for (const feature of features) {
    const [, host] = /^host:(.+)$/.exec(feature) ?? []
    if (host !== undefined) yield [host, [featureColumn(feature)]]
  }
  for (const [index, name] of names.entries()) {
    const word = name.toLowerCase()
    const kindOfIt = hasPairs ? kindColumn(word) : -1
    yield [word, [featureColumn(`${kind}:${word}`), ...(kindOfIt === -1 ? [] : [kindOfIt])]]
    const next = names[index + 1]
    if (hasPairs && next !== undefined && !isHost(name) && !isHost(next))
      yield [`${name} ${next}`.toLowerCase(), [pairColumn(name, next)]]
  }
}

function isHost(name: string): boolean {
  return Object.hasOwn(wordsOfHosts, name.toLowerCase())
}

const wordsOfHosts: Readonly<Record<string, string>> = {
  newhost: 'a host that few people know',
  knownhost: 'a service that many people know',
  http: 'a link',
  https: 'a link',
}
