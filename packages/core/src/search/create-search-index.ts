import type { Postings } from './posting-reader.ts'
import type { SearchSegment } from './search-segment.ts'
import { TermList } from './term-list.ts'
import { impactKernel } from './impact-kernel.ts'

/** Where the documents of a segment stand in an index. */
export interface IndexPart {
  readonly segment: SearchSegment
  /** Slot of each document of the segment, -1 where it is not of this index; without, document and slot are one. */
  readonly slots?: Int32Array
}

/** Where a document is kept. */
export interface DocumentPlace {
  readonly part: number
  readonly document: number
}

/** Documents of one or more segments in one order: the slots, of which some may be empty. */
export interface SearchIndex {
  readonly parts: readonly IndexPart[]
  /** One more than the highest slot. */
  readonly slots: number
  /** How many documents there are. */
  readonly size: number
  /** Whether a slot has a document. */
  has(slot: number): boolean
  /** Where the document of a slot is kept; `undefined` for an empty one. */
  placeOf(slot: number): DocumentPlace | undefined
  /** About how many documents have a term, without reading which. */
  countOf(term: string): number
  /** The documents of a term; `undefined` where no document has it. */
  listOf(term: string): TermList | undefined
}

/** Bytes of lists that are kept for the next question: those that were asked for last, which are those of common words. */
const mostKept = 16 << 20
/** From this part of all documents on it is faster to add nothing to those that lack a term than to ask which have it. */
const denseShare = 12
/** Bytes of them that are held: with twice as many a server of 100,000 skills takes 6 MB more and answers as fast. */
const mostDense = 5 << 20
/** Shorter ones, and terms that nobody has, are counted by their number: what they take is not their documents. */
const shortList = 64
const mostShort = 1024

/** An index over segments. A document that two of them have the slot of is the last one's. */
export function createSearchIndex(parts: readonly IndexPart[]): SearchIndex {
  const only = parts.length === 1 ? parts[0] : undefined
  const places = only !== undefined && only.slots === undefined ? placesIn(only.segment) : placesOf(parts)
  const kept = new Map<string, TermList>()
  let keptBytes = 0
  let denseBytes = 0
  const short = new Map<string, TermList | undefined>()
  const keep = (term: string, list: TermList): void => {
    if (list.bytes > mostKept) return
    for (const [other, { bytes, dense }] of kept) {
      if (keptBytes + list.bytes <= mostKept) break
      kept.delete(other)
      keptBytes -= bytes
      denseBytes -= dense?.bytes ?? 0
    }
    kept.set(term, list)
    keptBytes += list.bytes
  }
  return {
    parts,
    ...places,
    has: (slot) => places.partAt(slot) >= 0,
    countOf: (term) => parts.reduce((sum, { segment }) => sum + segment.countOf(term), 0),
    listOf(term) {
      const often = kept.get(term)
      if (often !== undefined) {
        // The one asked for last stands at the end.
        kept.delete(term)
        kept.set(term, often)
        if (
          often.dense === undefined &&
          often.count * denseShare > places.slots &&
          denseBytes < mostDense &&
          impactKernel().isFast
        ) {
          denseBytes += often.spread()
        }
        return often
      }
      const known = short.get(term)
      if (known !== undefined || short.has(term)) return known
      const list = readList(parts, places, term)
      if (list === undefined || list.count <= shortList) {
        if (short.size >= mostShort) short.clear()
        short.set(term, list)
      } else keep(term, list)
      return list
    },
  }
}

interface Places extends Pick<SearchIndex, 'slots' | 'size' | 'placeOf'> {
  /** The part that holds the document of a slot; -1 where there is none. */
  readonly partAt: (slot: number) => number
}

function placesIn({ size }: SearchSegment): Places {
  const partAt = (slot: number) => (slot < size ? 0 : -1)
  return { slots: size, size, partAt, placeOf: (slot) => (slot < size ? { part: 0, document: slot } : undefined) }
}

function placesOf(parts: readonly IndexPart[]): Places {
  const slots = parts.reduce((most, part) => Math.max(most, slotsOf(part)), 0)
  const partOf = new Int16Array(slots).fill(-1)
  const documentOf = new Uint32Array(slots)
  let size = 0
  for (const [number, part] of parts.entries()) {
    for (let document = 0; document < part.segment.size; document += 1) {
      const slot = part.slots === undefined ? document : (part.slots[document] ?? -1)
      if (slot < 0) continue
      if (partOf[slot] === -1) size += 1
      partOf[slot] = number
      documentOf[slot] = document
    }
  }
  const placeOf = (slot: number) => {
    const part = partOf[slot] ?? -1
    return part === -1 ? undefined : { part, document: documentOf[slot] ?? 0 }
  }
  return { slots, size, partAt: (slot) => partOf[slot] ?? -1, placeOf }
}

function slotsOf({ segment, slots }: IndexPart): number {
  if (slots === undefined) return segment.size
  return slots.reduce((most, slot) => Math.max(most, slot + 1), 0)
}

function readList(parts: readonly IndexPart[], { partAt }: Places, term: string): TermList | undefined {
  const first = parts[0]
  if (first === undefined) return undefined
  if (first.slots === undefined && parts.length === 1) return first.segment.listOf(term)
  let rows: Postings | undefined
  for (const [number, { segment, slots }] of parts.entries()) {
    const postings = segment.postingsOf(term)
    if (postings === undefined) continue
    const own = ownRows(postings, slots, (slot) => partAt(slot) === number)
    rows = rows === undefined ? own : merge(rows, own)
  }
  if (rows === undefined || rows.documents.length === 0) return undefined
  return TermList.of(rows.documents, rows.facts, first.segment.table())
}

/** The postings of a part by slot, ascending; of documents that are not of the index, none. */
function ownRows(
  { documents, facts }: Postings,
  slots: Int32Array | undefined,
  isOwn: (slot: number) => boolean,
): Postings {
  const own = { documents: new Uint32Array(documents.length), facts: new Uint32Array(documents.length) }
  let count = 0
  let isOrdered = true
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] ?? 0
    const slot = slots === undefined ? document : (slots[document] ?? -1)
    if (slot < 0 || !isOwn(slot)) continue
    if (count > 0 && slot < (own.documents[count - 1] ?? 0)) isOrdered = false
    own.documents[count] = slot
    own.facts[count++] = facts[at] ?? 0
  }
  const rows = { documents: own.documents.subarray(0, count), facts: own.facts.subarray(0, count) }
  return isOrdered ? rows : inOrder(rows)
}

/** Usually they are in order; slots that somebody has dealt out otherwise are sorted. */
function inOrder({ documents, facts }: Postings): Postings {
  const order = Uint32Array.from(documents.keys()).toSorted((a, b) => (documents[a] ?? 0) - (documents[b] ?? 0))
  return { documents: order.map((at) => documents[at] ?? 0), facts: order.map((at) => facts[at] ?? 0) }
}

/** Both in order, in one order. */
function merge(left: Postings, right: Postings): Postings {
  const length = left.documents.length + right.documents.length
  const [documents, facts] = [new Uint32Array(length), new Uint32Array(length)]
  for (let at = 0, a = 0, b = 0; at < length; at += 1) {
    const isLeft =
      b === right.documents.length ||
      (a < left.documents.length && (left.documents[a] ?? 0) < (right.documents[b] ?? 0))
    documents[at] = (isLeft ? left.documents[a] : right.documents[b]) ?? 0
    facts[at] = (isLeft ? left.facts[a++] : right.facts[b++]) ?? 0
  }
  return { documents, facts }
}
