import { isPaired } from './is-paired.ts'
import { longestQuestion } from './longest-question.ts'
import { splitWords } from './split-words.ts'
import { taskShare } from './task-share.ts'
import { tokenize } from './tokenize.ts'

export interface QueryTerm {
  readonly term: string
  /** As said, in lower case: what a person is shown. */
  readonly word: string
  /** What it counts for: a word said twice counts more than once, but not double; in a task, what no skill is about, less. */
  readonly weight: number
}

export interface AnalyzedQuery {
  readonly text: string
  /** Each once, in order of their characters: sums come out the same whatever the order of the query. */
  readonly terms: readonly QueryTerm[]
}

// A task pasted whole is far below; what is above is cut, so that no query costs more than a long task.
const longestQuery = 20_000
const mostTerms = 400
/**
 * How fast the count of a word in a query saturates; the usual letter for it is k3. Tuned on long tasks: with 2 what a task
 * comes back to counts too little, and counts as they stand let words like "output" decide (docs/search-experiments.md).
 */
const repetition = 3

// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/

/** The terms of a query; those that say nothing only when there is nothing else. */
export function analyzeQuery(query: string): AnalyzedQuery {
  const text = query.slice(0, longestQuery)
  const counts = countTerms(text, false)
  const telling = counts.size > 0 ? counts : countTerms(text, true)
  const shareOf = telling.size > longestQuestion ? taskShare : () => 1
  const terms = [...telling]
    .slice(0, mostTerms)
    .map(([term, { word, count }]) => ({ term, word, weight: shareOf(term) * repeated(count) }))
    .toSorted((a, b) => (a.term < b.term ? -1 : 1))
  return { text, terms }
}

/** What a word counts for that is said so many times. */
function repeated(count: number): number {
  return (count * (repetition + 1)) / (count + repetition)
}

interface Counted {
  readonly word: string
  count: number
}

function countTerms(text: string, keepStopWords: boolean): ReadonlyMap<string, Counted> {
  const counts = new Map<string, Counted>()
  for (const piece of text.match(/\S+/g) ?? []) {
    for (const term of tokenize(piece, { keepStopWords })) {
      const known = counts.get(term)
      if (known === undefined) counts.set(term, { word: wordOf(piece, term), count: 1 })
      else known.count += 1
    }
  }
  return counts
}

/** The word of a piece of text that gave a term; of scripts without spaces, where a word may be a sentence, the term. */
function wordOf(piece: string, term: string): string {
  const words = splitWords(piece)
  const word = words.find((each) => each.startsWith(term)) ?? words.find((each) => tokenize(each).includes(term))
  return word === undefined || (!ascii.test(word) && isPaired(word)) ? term : word
}
