import { encodeText } from '../text/encode-text.ts'
import { ByteWriter } from './byte-writer.ts'
import { codeFinder } from './code-finder.ts'
import { hashPart } from './hash-bytes.ts'
import { shortCodes } from './pack-facts.ts'
import type { RowBlock } from './row-blocks.ts'
import type { ForwardRows } from './segment-builder.ts'
import { sealSegment } from './seal-segment.ts'
import { sortPostings, type TermPostings } from './sort-postings.ts'

/** Terms of the dictionary that share an entry of its directory: one look-up reads so many, a thousand bytes at most. */
const termsPerBucket = 24
const fewRows = 1 << 14
/** Bytes that a row of a list takes, three on average where there are many documents, with room to spare. */
const usualRow = 4

/**
 * The file of a segment. After the head: the facts behind the short codes; the directory and the dictionary, terms in
 * the order of their hashes; the postings in the order of the dictionary, each the distance to the document before and
 * a code; sketches, stamps and records; what the maker says of the
 * whole; what each document means, and the rows of the words with which it introduces itself.
 */
export function encodeSegment(rows: ForwardRows, about: unknown): Uint8Array {
  const codes = chooseCodes(rows.blocks)
  const { terms, directory, dictionary, lists } = writeTerms(rows, codes)
  const parts = [
    bytesOf(codes),
    bytesOf(directory),
    dictionary,
    lists,
    rows.sketches,
    bytesOf(rows.stamps),
    bytesOf(rows.offsets),
    rows.records,
    encodeText(JSON.stringify(about)),
    writeMeanings(rows),
    writeIntroductions(rows),
  ]
  return sealSegment({ size: rows.size, terms, buckets: directory.length / 2 - 1 }, parts)
}

/** How many postings each term has. */
function countPostings({ terms, blocks }: ForwardRows): Uint32Array {
  const counts = new Uint32Array(terms.length)
  // By their places: to ask an iterator takes an object for each until this is compiled.
  for (const { termNumbers } of blocks) {
    for (let row = 0; row < termNumbers.length; row += 1) {
      const term = termNumbers[row] ?? 0
      counts[term] = (counts[term] ?? 0) + 1
    }
  }
  return counts
}

/** The facts that are met most, for which one byte is enough; in an order that depends on them alone. */
function chooseCodes(blocks: readonly RowBlock[]): Uint32Array {
  const rows = blocks.reduce((sum, { facts }) => sum + facts.length, 0)
  // Facts without a name fit a table; there are few others. Of a few rows there is less to count than in the table.
  const counts = new Uint32Array(rows < fewRows ? 0 : 1 << 16)
  const others = new Map<number, number>()
  for (const { facts } of blocks) {
    for (let row = 0; row < facts.length; row += 1) {
      const each = facts[row] ?? 0
      if (each < counts.length) counts[each] = (counts[each] ?? 0) + 1
      else others.set(each, (others.get(each) ?? 0) + 1)
    }
  }
  const met = [...others]
  for (let each = 0; each < counts.length; each += 1) {
    const count = counts[each] ?? 0
    if (count > 0) met.push([each, count])
  }
  met.sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return Uint32Array.from(met.slice(0, shortCodes), ([each]) => each)
}

function writeTerms(rows: ForwardRows, codes: Uint32Array) {
  const encoded = encodeTerms(rows.terms)
  const counts = countPostings(rows)
  const { order, buckets, bucketOf } = orderTerms(rows.terms, encoded, counts)
  const directory = new Uint32Array(2 * (buckets + 1))
  const dictionary = new ByteWriter()
  const lists = new ByteWriter(usualRow * counts.reduce((sum, count) => sum + count, 0) + 1024)
  const codeOf = codeFinder(codes)
  let bucket = 0
  const take = (term: number, postings: TermPostings) => {
    const own = bucketOf[term] ?? 0
    for (; bucket <= own; bucket += 1) directory.set([dictionary.length, lists.length], 2 * bucket)
    const before = lists.length
    writeList(lists, postings, codeOf)
    const [from, to] = [encoded.starts[term] ?? 0, encoded.starts[term + 1] ?? 0]
    dictionary.byte(to - from)
    dictionary.part(encoded.bytes, from, to)
    dictionary.varint(postings.end - postings.start)
    dictionary.varint(lists.length - before)
  }
  sortPostings({ rows, order, counts, take })
  for (; bucket <= buckets; bucket += 1) directory.set([dictionary.length, lists.length], 2 * bucket)
  return { terms: order.length, directory, dictionary: dictionary.bytes, lists: lists.bytes }
}

/** The letters of all terms one behind the other. */
interface EncodedTerms {
  readonly bytes: Uint8Array
  readonly starts: Uint32Array
}

function encodeTerms(terms: readonly string[]): EncodedTerms {
  const starts = new Uint32Array(terms.length + 1)
  const bytes = new ByteWriter()
  for (let number = 0; number < terms.length; number += 1) {
    bytes.text(terms[number] ?? '')
    starts[number + 1] = bytes.length
  }
  return { bytes: bytes.bytes, starts }
}

/** Terms that stand anywhere, by bucket and inside one by their letters: the same terms come in the same order. */
function orderTerms(terms: readonly string[], { bytes, starts }: EncodedTerms, counts: Uint32Array) {
  const used = usedTerms(counts)
  const buckets = Math.max(1, Math.ceil(used.length / termsPerBucket))
  const bucketOf = new Uint32Array(terms.length)
  const next = new Uint32Array(buckets + 1)
  for (let at = 0; at < used.length; at += 1) {
    const term = used[at] ?? 0
    const bucket = hashPart(bytes, starts[term] ?? 0, starts[term + 1] ?? 0) % buckets
    bucketOf[term] = bucket
    next[bucket + 1] = (next[bucket + 1] ?? 0) + 1
  }
  for (let bucket = 0; bucket < buckets; bucket += 1) next[bucket + 1] = (next[bucket + 1] ?? 0) + (next[bucket] ?? 0)
  const order = new Uint32Array(used.length)
  const first = next.slice()
  for (let at = 0; at < used.length; at += 1) {
    const term = used[at] ?? 0
    const bucket = bucketOf[term] ?? 0
    insert({ terms, order }, term, [first[bucket] ?? 0, next[bucket] ?? 0])
    next[bucket] = (next[bucket] ?? 0) + 1
  }
  return { order, buckets, bucketOf }
}

function usedTerms(counts: Uint32Array): Uint32Array {
  const used = new Uint32Array(counts.length)
  let count = 0
  for (let term = 0; term < counts.length; term += 1) {
    if ((counts[term] ?? 0) > 0) used[count++] = term
  }
  return used.subarray(0, count)
}

/** Puts a term where it belongs by its letters among the few that stand between two places. */
function insert(
  { terms, order }: { readonly terms: readonly string[]; readonly order: Uint32Array },
  term: number,
  [begin, end]: readonly [begin: number, end: number],
): void {
  const text = terms[term] ?? ''
  let at = end
  for (; at > begin && (terms[order[at - 1] ?? 0] ?? '') > text; at -= 1) order[at] = order[at - 1] ?? 0
  order[at] = term
}

function writeList(
  lists: ByteWriter,
  { documentsAndFacts, start, end }: TermPostings,
  codeOf: (facts: number) => number,
): void {
  // Five bytes for a distance, one for a code, three for facts that have none.
  const bytes = lists.room((end - start) * 9)
  let at = 0
  let before = 0
  for (let place = start; place < end; place += 1) {
    const document = documentsAndFacts[2 * place] ?? 0
    let step = document - before
    before = document
    for (; step > 127; step >>>= 7) bytes[at++] = (step & 127) | 128
    bytes[at++] = step
    const each = documentsAndFacts[2 * place + 1] ?? 0
    const code = codeOf(each)
    bytes[at++] = code
    if (code !== shortCodes) continue
    bytes[at++] = each & 255
    bytes[at++] = (each >>> 8) & 255
    bytes[at++] = each >>> 16
  }
  lists.advance(at)
}

/** Which table and how many dimensions, then a packed vector for each document; nothing where no meanings are kept. */
function writeMeanings({ meanings }: ForwardRows): Uint8Array {
  if (meanings === undefined) return new Uint8Array(0)
  const { identity, dimensions, vectors } = meanings
  const bytes = new ByteWriter()
  bytes.raw(bytesOf(Uint32Array.of(identity, dimensions)))
  bytes.raw(vectors)
  return bytes.bytes
}

/** Where the rows of each document begin, then the rows. */
function writeIntroductions({ meanings }: ForwardRows): Uint8Array {
  const bytes = new ByteWriter()
  if (meanings?.introductions === undefined) return bytes.bytes
  const { starts, rows } = meanings.introductions
  bytes.raw(bytesOf(starts))
  bytes.raw(bytesOf(rows))
  return bytes.bytes
}

function bytesOf(values: Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
}
