import { ByteWriter } from './byte-writer.ts'
import { createDocumentWeigher } from './create-document-weigher.ts'
import type { ReadOptions } from './document-weigher.ts'
import { DistinctNumbers } from './distinct-numbers.ts'
import { DocumentMeanings, type Meanings } from './document-meanings.ts'
import { encodeSegment } from './encode-segment.ts'
import { fieldWeights, lengthDiscounts, searchFields, type SearchField } from './search-field.ts'
import { introductionTerms } from './introduction-terms.ts'
import { mostIntroduced } from './most-introduced.ts'
import { sketchLength } from './sketch-terms.ts'
import { nameTerm } from './name-term.ts'
import { packedLength } from './pack-vector.ts'
import { RowBlocks, type RowBlock } from './row-blocks.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchSegment } from './search-segment.ts'
import type { WordVectors } from './word-vectors.ts'

/** A document's own bytes beside what is searched; the index keeps both without looking into them. */
export interface DocumentNote {
  /** 64 bits in two numbers that tell one version of a document from another. */
  readonly stamp: readonly [number, number]
  /** For whoever reads the index without the skills at hand. */
  readonly record: Uint8Array
}

/** One row for each term of each document, documents by number. */
export interface TermRows {
  readonly terms: readonly string[]
  readonly size: number
  /** Where the rows of each document begin; one more entry than documents. */
  readonly starts: Uint32Array
  readonly termNumbers: Uint32Array
  readonly facts: Uint32Array
}

/** Documents that were weighed, without what is noted of them. It can be sent to another thread. */
export interface WeighedRows extends TermRows {
  /** For each document the length of its sketch and that of its introduction, a byte each, then the sketch and zeros. */
  readonly sketches: Uint8Array
  /** What each document means, packed; without a table of words nothing. */
  readonly meanings?: Meanings
}

/** Documents as the inversion needs them, and what is kept beside, as it stands in the file. */
export interface ForwardRows extends Omit<WeighedRows, 'termNumbers' | 'facts'> {
  /** The rows, in their order. */
  readonly blocks: readonly RowBlock[]
  /** Two numbers for each. */
  readonly stamps: Uint32Array
  readonly records: Uint8Array
  /** Where the record of each begins; one more entry than documents. */
  readonly offsets: Uint32Array
}

// The beginning says what a skill is for; with the whole text the ranking gets worse.
const nameOptions = { keepStopWords: true }
const everything = {}
const readOptions: Readonly<Partial<Record<SearchField, ReadOptions>>> = {
  heading: { part: 'headings' },
  body: { part: 'text', limit: 400 },
}
const meaningTerms = 200
const sketchBytes = 2 * (sketchLength + 1)
const texts: Readonly<Record<Exclude<SearchField, 'name'>, (document: SearchDocument) => string>> = {
  trigger: ({ triggers }) => triggers.join('\n'),
  intent: ({ intents }) => intents.join('\n'),
  tag: ({ tags }) => tags.join('\n'),
  description: ({ description }) => description,
  heading: ({ body }) => body,
  body: ({ body }) => body,
}
const noNote: DocumentNote = { stamp: [0, 0], record: new Uint8Array(0) }

/**
 * Weighs documents and makes a segment of them, numbered in the order in which they are added. What a document's rows say
 * depends on the document alone, so they can be taken over from an older segment, and from another builder.
 */
export class SegmentBuilder {
  readonly #weigher = createDocumentWeigher()
  /** The rows of segments that documents were taken from, and the numbers that terms of other rows have here. */
  readonly #rowsOf = new Map<SearchSegment, TermRows>()
  readonly #numbersOf = new Map<TermRows, Uint32Array>()
  readonly #rows = new RowBlocks()
  readonly #starts: number[] = [0]
  readonly #stamps: number[] = []
  readonly #offsets: number[] = [0]
  // What is kept of each document stands one behind the other: an array for each would be most of the memory.
  readonly #sketches = new ByteWriter()
  readonly #records = new ByteWriter()
  readonly #meanings: DocumentMeanings | undefined
  /** Terms of the name of a document and, behind them, of its description. */
  #introduced = new Uint32Array(1024)
  #introducedCount = 0
  readonly #distinct = new DistinctNumbers()

  /** With `words` it is kept what each document means; segments to take from are of the same table. */
  constructor(words?: WordVectors) {
    this.#meanings = words && new DocumentMeanings(words)
  }

  get size(): number {
    return this.#starts.length - 1
  }

  add(document: SearchDocument, note: DocumentNote = noNote): void {
    const weigher = this.#weigher
    const nameCount = weigher.read(document.name, nameOptions)
    this.#introducedCount = 0
    this.#introduce(nameCount)
    const nameLength = this.#weigh('name', nameCount)
    for (const field of searchFields) if (field !== 'name') this.#read(field, document)
    const introductionLength = this.#introductionLength(document)
    const { terms, facts, sketch } = weigher.settle(Math.min(255, nameLength))
    this.#rows.makeRoom(terms.length + 1)
    this.#rows.set(terms, facts)
    this.#sketch(sketch, introductionLength)
    this.#rows.push(this.#weigher.numberOf(nameTerm(document.name)), 0)
    // Name and description: what a skill says of itself. With its text the mean of all words says less.
    const described = this.#introducedCount - nameCount
    const isWhole = document.introduction === undefined && described < meaningTerms
    const count = nameCount + Math.min(described, meaningTerms)
    this.#meanings?.add({ terms: this.#introduced, count, isWhole }, weigher.terms)
    this.#end(note)
  }

  /** Takes documents over from a segment, in its order. */
  take(segment: SearchSegment, documents: readonly number[]): void {
    let rows = this.#rowsOf.get(segment)
    if (rows === undefined) this.#rowsOf.set(segment, (rows = segment.rows()))
    for (const document of documents) {
      this.#takeRows(rows, document)
      const sketch = segment.sketchOf(document)
      this.#meanings?.take({ vector: segment.vectorOf(document), introduction: segment.introductionOf(document) })
      this.#sketch(sketch, segment.introductionLengthOf(document))
      this.#end(segment.noteOf(document))
    }
  }

  /** Takes a document over that another builder weighed, with the same table of words. */
  takeWeighed(rows: WeighedRows, document: number, note: DocumentNote): void {
    const { meanings } = rows
    const length = packedLength(meanings?.dimensions ?? 0)
    this.#takeRows(rows, document)
    const { starts, rows: introduced } = meanings?.introductions ?? {}
    this.#meanings?.take({
      vector: meanings?.vectors.subarray(document * length, (document + 1) * length),
      introduction: introduced?.subarray(starts?.[document], starts?.[document + 1]),
    })
    this.#sketches.part(rows.sketches, document * sketchBytes, (document + 1) * sketchBytes)
    this.#end(note)
  }

  /** What was weighed so far, for `takeWeighed` of another builder. */
  weighed(): WeighedRows {
    return { ...this.#weighed(), ...this.#rows.joined() }
  }

  /** The file of the segment, see `encodeSegment`. `about` is kept with it as JSON. */
  finish(about: unknown = null): Uint8Array {
    return encodeSegment(
      {
        ...this.#weighed(),
        blocks: this.#rows.blocks(),
        stamps: Uint32Array.from(this.#stamps),
        records: this.#records.bytes,
        offsets: Uint32Array.from(this.#offsets),
      },
      about,
    )
  }

  #weighed() {
    return {
      terms: this.#weigher.terms,
      size: this.size,
      starts: Uint32Array.from(this.#starts),
      sketches: this.#sketches.bytes,
      ...(this.#meanings && { meanings: this.#meanings.finish() }),
    }
  }

  #takeRows(rows: TermRows, document: number): void {
    let numbers = this.#numbersOf.get(rows)
    if (numbers === undefined) {
      numbers = Uint32Array.from(rows.terms, (term) => this.#weigher.numberOf(term))
      this.#numbersOf.set(rows, numbers)
    }
    const start = rows.starts[document] ?? 0
    const end = rows.starts[document + 1] ?? 0
    this.#rows.makeRoom(end - start)
    for (let row = start; row < end; row += 1) {
      this.#rows.push(numbers[rows.termNumbers[row] ?? 0] ?? 0, rows.facts[row] ?? 0)
    }
  }

  #read(field: Exclude<SearchField, 'name'>, document: SearchDocument): void {
    const text = texts[field](document)
    if (text === '') return
    const count = this.#weigher.read(text, readOptions[field] ?? everything)
    if (field === 'description') this.#introduce(count)
    this.#weigh(field, count)
  }

  /** Keeps the terms that were read last for what the document means. */
  #introduce(count: number): void {
    const from = this.#introducedCount
    if (from + count > this.#introduced.length) {
      const grown = new Uint32Array(2 * (from + count))
      grown.set(this.#introduced)
      this.#introduced = grown
    }
    this.#weigher.copyFound(this.#introduced, from)
    this.#introducedCount = from + count
  }

  /** See `introductionTerms`; those of most documents were read. */
  #introductionLength({ introduction }: SearchDocument): number {
    if (introduction !== undefined) return introductionTerms(introduction).length
    return Math.min(mostIntroduced, this.#distinct.count(this.#introduced, this.#introducedCount))
  }

  #sketch(sketch: Uint16Array, introductionLength: number): void {
    this.#sketches.shorts(sketch.length | (introductionLength << 8), sketch, sketchLength)
  }

  /** Weighs the terms that were read last; gives how many different ones the document has. */
  #weigh(field: SearchField, count: number): number {
    return this.#weigher.weigh(1 << searchFields.indexOf(field), fieldWeights[field] / lengthFactor(field, count))
  }

  #end({ stamp, record }: DocumentNote): void {
    this.#starts.push(this.#rows.length)
    this.#stamps.push(stamp[0], stamp[1])
    this.#records.raw(record)
    this.#offsets.push(this.#records.length)
  }
}

function lengthFactor(field: SearchField, length: number): number {
  const discount = lengthDiscounts[field]
  if (discount === undefined || length <= discount.usual) return 1
  return 1 - discount.share + (discount.share * length) / discount.usual
}
