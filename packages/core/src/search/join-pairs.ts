import { isPaired } from './is-paired.ts'

// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/

/**
 * Words of a question as a person reads them: pairs of signs that overlap in the question are one run of signs there. What is
 * no pair comes first, in its order, and runs in the order of the question.
 */
export function joinPairs(words: readonly string[], question: string): readonly string[] {
  if (words.every((word) => ascii.test(word))) return words
  const pairs = new Set(words.filter((word) => !ascii.test(word) && isPaired(word)))
  if (pairs.size === 0) return words
  const runs = new Set<string>()
  const signs = Array.from(question.normalize('NFKC'))
  const isPair = (at: number) => pairs.has(`${signs[at]}${signs[at + 1]}`)
  for (let at = 0; at + 1 < signs.length; at += 1) {
    if (!isPair(at)) continue
    const from = at
    while (isPair(at)) at += 1
    runs.add(signs.slice(from, at + 1).join(''))
  }
  const isShown = (pair: string) => [...runs].some((run) => run.includes(pair))
  return [...words.filter((word) => !pairs.has(word) || !isShown(word)), ...runs]
}
