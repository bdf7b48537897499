import { featureColumn } from './feature-column.ts'
import { lineFeatures } from './line-features.ts'
import type { LineModel } from './line-model.ts'
import { weightOfColumn } from './weight-of-column.ts'

/** Words that are named of what spoke for it. */
const mostNamed = 3

/** The line of a window that speaks the most for an attack, and the names in the window that do. */
export function tellingLine(
  model: LineModel,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
) {
  const weights = new Map<string, number>()
  let best = { start, end: start, sum: -Infinity }
  let from = start
  for (const line of text.slice(start, end).split('\n')) {
    const features = new Set(lineFeatures(line))
    let sum = 0
    for (const feature of features) {
      const weight = weightOfColumn(model, featureColumn(feature))
      sum += weight
      const [, word] = /^(?:code|comment|host):(.+)$/.exec(feature) ?? []
      if (word !== undefined) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
    }
    const score = sum / Math.sqrt(Math.max(1, features.size))
    if (line.trim() !== '' && score > best.sum) best = { start: from, end: from + line.length, sum: score }
    from += line.length + 1
  }
  const names = [...weights]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, mostNamed)
    .map(([word]) => wordsOfHosts[word] ?? `\`${word}\``)
  return { start: best.start, end: best.end, names }
}

const wordsOfHosts: Readonly<Record<string, string>> = {
  newhost: 'a host that few people know',
  knownhost: 'a service that many people know',
}
