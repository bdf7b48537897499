import type { ForwardRows } from './segment-builder.ts'

/** A number for its place in a part is one byte. */
const mostTerms = 256
/** Of a hundred kilobytes, which stay in the second nearest memory while they are put in order. */
const usualPostings = 1 << 14

/** Postings of one term: two numbers for each, a document and what is known of the term in it, from `start` to `end`. */
export interface TermPostings {
  readonly documentsAndFacts: Uint32Array
  readonly start: number
  readonly end: number
}

export interface SortPostingsOptions {
  readonly rows: Pick<ForwardRows, 'blocks' | 'starts' | 'size'>
  /** Terms by their numbers, in the order in which they are asked for. */
  readonly order: Uint32Array
  /** How many postings each term has, by its number. */
  readonly counts: Uint32Array
  /** Gets the postings of one term, the documents in their order, as a view that the next call overwrites. */
  readonly take: (term: number, postings: TermPostings) => void
}

/**
 * Rows of documents as lists of terms. To put each row where it belongs is to wait for memory that is far apart, seventeen
 * million times for a hundred thousand skills: rows are dealt out to parts of the order first, and inside a part they are near.
 */
export function sortPostings({ rows, order, counts, take }: SortPostingsOptions): void {
  const parts = cutOrder(order, counts)
  const dealt = deal(rows, parts)
  const largest = parts.bounds.reduce((most, { start, end }) => Math.max(most, end - start), 0)
  const documentsAndFacts = new Uint32Array(2 * largest)
  const next = new Uint32Array(mostTerms)
  for (const { first, last, start, end } of parts.bounds) {
    let sum = 0
    for (let at = first; at < last; at += 1) {
      next[at - first] = sum
      sum += counts[order[at] ?? 0] ?? 0
    }
    for (let row = start; row < end; row += 1) {
      const factsAndTerm = dealt[2 * row + 1] ?? 0
      const own = factsAndTerm & 255
      const place = next[own] ?? 0
      next[own] = place + 1
      documentsAndFacts[2 * place] = dealt[2 * row] ?? 0
      documentsAndFacts[2 * place + 1] = factsAndTerm >>> 8
    }
    for (let at = first, begin = 0; at < last; at += 1) {
      const until = next[at - first] ?? 0
      take(order[at] ?? 0, { documentsAndFacts, start: begin, end: until })
      begin = until
    }
  }
}

/** Whole terms of the order, and their postings among all. */
interface Part {
  readonly first: number
  readonly last: number
  readonly start: number
  readonly end: number
}

interface Parts {
  readonly bounds: readonly Part[]
  /** By the number of a term: its part, and in the lowest byte its place there. */
  readonly places: Uint32Array
}

function cutOrder(order: Uint32Array, counts: Uint32Array): Parts {
  const bounds: Part[] = []
  const places = new Uint32Array(counts.length)
  let [first, start, end] = [0, 0, 0]
  for (let at = 0; at < order.length; at += 1) {
    const term = order[at] ?? 0
    places[term] = (bounds.length << 8) | (at - first)
    end += counts[term] ?? 0
    if (at + 1 < order.length && at + 1 - first < mostTerms && end - start < usualPostings) continue
    bounds.push({ first, last: at + 1, start, end })
    first = at + 1
    start = end
  }
  return { bounds, places }
}

/** All rows by their parts, inside each as they came: the document, then the facts above the place of the term. */
function deal({ blocks, starts, size }: SortPostingsOptions['rows'], { bounds, places }: Parts): Uint32Array {
  const next = Uint32Array.from(bounds, ({ start }) => start)
  const dealt = new Uint32Array(2 * (bounds.at(-1)?.end ?? 0))
  let document = 0
  for (const { first, termNumbers, facts } of blocks) {
    // All rows of a document are in one block.
    for (; document < size && (starts[document] ?? 0) < first + termNumbers.length; document += 1) {
      const end = (starts[document + 1] ?? 0) - first
      for (let row = (starts[document] ?? 0) - first; row < end; row += 1) {
        const place = places[termNumbers[row] ?? 0] ?? 0
        const part = place >>> 8
        const at = next[part] ?? 0
        next[part] = at + 1
        dealt[2 * at] = document
        dealt[2 * at + 1] = ((facts[row] ?? 0) << 8) | (place & 255)
      }
    }
  }
  return dealt
}
