import type { Postings } from './posting-reader.ts'
import type { TermRows } from './segment-builder.ts'

/** Turns the lists of all terms into the terms of each document, of which there are `size`. */
export function collectTermRows(
  size: number,
  eachList: (visit: (term: string, list: Postings) => void) => void,
): TermRows {
  const terms: string[] = []
  const starts = new Uint32Array(size + 1)
  // Term by term, one behind the other: an array for each of a thousand terms would take longer than to read them.
  let [documents, numbers, unordered] = [new Uint32Array(1024), new Uint32Array(1024), new Uint32Array(1024)]
  let total = 0
  eachList((term, list) => {
    const count = list.documents.length
    if (total + count > documents.length) {
      const length = 2 * (total + count)
      documents = widened(documents, length)
      numbers = widened(numbers, length)
      unordered = widened(unordered, length)
    }
    for (let at = 0; at < count; at += 1) {
      const document = list.documents[at] ?? 0
      starts[document + 1] = (starts[document + 1] ?? 0) + 1
      documents[total + at] = document
      numbers[total + at] = terms.length
      unordered[total + at] = list.facts[at] ?? 0
    }
    total += count
    terms.push(term)
  })
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0)
  const next = starts.slice()
  const [termNumbers, facts] = [new Uint32Array(total), new Uint32Array(total)]
  for (let row = 0; row < total; row += 1) {
    const document = documents[row] ?? 0
    const place = next[document] ?? 0
    next[document] = place + 1
    termNumbers[place] = numbers[row] ?? 0
    facts[place] = unordered[row] ?? 0
  }
  return { terms, size, starts, termNumbers, facts }
}

function widened(values: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const wide = new Uint32Array(length)
  wide.set(values)
  return wide
}
