import { ByteWriter } from './byte-writer.ts'
import { encodeSegment } from './encode-segment.ts'
import { fieldWeights, lengthDiscounts, saturation, searchFields, type SearchField } from './search-field.ts'
import { lowestHashes, sketchLength } from './sketch-terms.ts'
import { nameTerm } from './name-term.ts'
import { packFacts } from './pack-facts.ts'
import { packVector } from './pack-vector.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchSegment } from './search-segment.ts'
import { TermReader } from './term-reader.ts'
import { tokenize } from './tokenize.ts'
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

/** Documents as the inversion needs them, and what is kept beside, as it stands in the file. */
export interface ForwardRows extends TermRows {
  /** For each document the length of its sketch, then the sketch and zeros. */
  readonly sketches: Uint8Array
  /** Two numbers for each. */
  readonly stamps: Uint32Array
  readonly records: Uint8Array
  /** Where the record of each begins; one more entry than documents. */
  readonly offsets: Uint32Array
  /** What each document means, packed; without a table of words nothing. */
  readonly meanings?: Meanings
}

/** Packed vectors one behind the other, see `packVector`, and which table they are of. */
export interface Meanings {
  readonly identity: number
  readonly dimensions: number
  readonly vectors: Uint8Array
}

/** Rows of another segment, and the numbers that its terms have here. */
interface TakenRows {
  readonly rows: TermRows
  readonly numbers: Uint32Array
}

// The beginning says what a skill is for; with the whole text the ranking gets worse.
const bodyTerms = 400
const meaningTerms = 200
const texts: Readonly<Record<Exclude<SearchField, 'name'>, (document: SearchDocument) => string>> = {
  trigger: ({ triggers }) => triggers.join('\n'),
  intent: ({ intents }) => intents.join('\n'),
  tag: ({ tags }) => tags.join('\n'),
  description: ({ description }) => description,
  heading: ({ headings }) => headings,
  body: ({ body }) => body,
}
const noNote: DocumentNote = { stamp: [0, 0], record: new Uint8Array(0) }

/**
 * Weighs documents and makes a segment of them, numbered in the order in which they are added. What a document's rows say
 * depends on the document alone, so they can be taken over from an older segment.
 */
export class SegmentBuilder {
  readonly #reader = new TermReader()
  readonly #taken = new Map<SearchSegment, TakenRows>()
  #weights = new Float64Array(1024)
  #masks = new Uint8Array(1024)
  readonly #touched: number[] = []
  #termNumbers = new Uint32Array(4096)
  #facts = new Uint32Array(4096)
  #rows = 0
  readonly #starts: number[] = [0]
  readonly #stamps: number[] = []
  readonly #offsets: number[] = [0]
  // What is kept of each document stands one behind the other: an array for each would be most of the memory.
  readonly #sketches = new ByteWriter()
  readonly #records = new ByteWriter()
  readonly #vectors = new ByteWriter()
  readonly #words: WordVectors | undefined
  /** Hashes of the terms of one document. */
  #hashes = new Uint16Array(1024)
  /** Terms of its description. */
  readonly #described = new Uint32Array(meaningTerms)
  #describedCount = 0
  /** Row of each term in the table of words, plus 2; 0 where it was not looked up yet. */
  #tableRows = new Int32Array(1024)

  /** With `words` it is kept what each document means; segments to take from are of the same table. */
  constructor(words?: WordVectors) {
    this.#words = words
  }

  get size(): number {
    return this.#starts.length - 1
  }

  add(document: SearchDocument, note: DocumentNote = noNote): void {
    const nameTerms = tokenize(document.name, { keepStopWords: true })
    this.#weigh(
      'name',
      Uint32Array.from(nameTerms, (term) => this.#reader.numberOf(term)),
    )
    this.#describedCount = 0
    for (const field of searchFields) if (field !== 'name') this.#read(field, document)
    if (this.#touched.length > this.#hashes.length) this.#hashes = new Uint16Array(2 * this.#touched.length)
    const hashes = this.#hashes.subarray(0, this.#touched.length)
    const nameLength = Math.min(255, new Set(nameTerms).size)
    for (let at = 0; at < this.#touched.length; at += 1) {
      const term = this.#touched[at] ?? 0
      const weight = this.#weights[term] ?? 0
      // One byte holds all that ranking needs: with more, no answer changed on the sets of docs/search.md.
      const impact = Math.max(1, Math.round((255 * weight) / (weight + saturation)))
      this.#row(term, packFacts(impact, this.#masks[term] ?? 0, nameLength))
      hashes[at] = this.#reader.hashes[term] ?? 0
      this.#weights[term] = 0
      this.#masks[term] = 0
    }
    this.#touched.length = 0
    this.#row(this.#reader.numberOf(nameTerm(document.name)), 0)
    this.#end(lowestHashes(hashes), note, this.#meaningOf(nameTerms))
  }

  /** Takes documents over from a segment, in its order. */
  take(segment: SearchSegment, documents: readonly number[]): void {
    const { rows, numbers } = this.#rowsOf(segment)
    for (const document of documents) {
      const end = rows.starts[document + 1] ?? 0
      for (let row = rows.starts[document] ?? 0; row < end; row += 1) {
        this.#row(numbers[rows.termNumbers[row] ?? 0] ?? 0, rows.facts[row] ?? 0)
      }
      this.#end(segment.sketchOf(document), segment.noteOf(document), segment.vectorOf(document))
    }
  }

  /** The file of the segment, see `encodeSegment`. `about` is kept with it as JSON. */
  finish(about: unknown = null): Uint8Array {
    return encodeSegment(
      {
        terms: this.#reader.terms,
        size: this.size,
        starts: Uint32Array.from(this.#starts),
        termNumbers: this.#termNumbers.subarray(0, this.#rows),
        facts: this.#facts.subarray(0, this.#rows),
        sketches: this.#sketches.bytes,
        stamps: Uint32Array.from(this.#stamps),
        records: this.#records.bytes,
        offsets: Uint32Array.from(this.#offsets),
        ...(this.#words && { meanings: this.#meanings(this.#words) }),
      },
      about,
    )
  }

  #rowsOf(segment: SearchSegment): TakenRows {
    let taken = this.#taken.get(segment)
    if (taken === undefined) {
      const rows = segment.rows()
      taken = { rows, numbers: Uint32Array.from(rows.terms, (term) => this.#reader.numberOf(term)) }
      this.#taken.set(segment, taken)
    }
    return taken
  }

  #read(field: Exclude<SearchField, 'name'>, document: SearchDocument): void {
    const text = texts[field](document)
    if (text === '') return
    const count = this.#reader.read(text, field === 'body' ? bodyTerms : undefined)
    if (field === 'description') {
      this.#describedCount = Math.min(count, meaningTerms)
      this.#described.set(this.#reader.found.subarray(0, this.#describedCount))
    }
    this.#weigh(field, this.#reader.found.subarray(0, count))
  }

  #weigh(field: SearchField, found: Uint32Array): void {
    const weight = fieldWeights[field] / lengthFactor(field, found.length)
    const bit = 1 << searchFields.indexOf(field)
    if (this.#reader.terms.length > this.#weights.length) this.#widen()
    for (let at = 0; at < found.length; at += 1) {
      const term = found[at] ?? 0
      if (this.#masks[term] === 0) this.#touched.push(term)
      this.#weights[term] = (this.#weights[term] ?? 0) + weight
      this.#masks[term] = (this.#masks[term] ?? 0) | bit
    }
  }

  #widen(): void {
    const length = this.#reader.terms.length * 2
    const [weights, masks] = [new Float64Array(length), new Uint8Array(length)]
    weights.set(this.#weights)
    masks.set(this.#masks)
    this.#weights = weights
    this.#masks = masks
  }

  #row(term: number, facts: number): void {
    if (this.#rows === this.#facts.length) {
      const [terms, all] = [new Uint32Array(this.#rows * 2), new Uint32Array(this.#rows * 2)]
      terms.set(this.#termNumbers)
      all.set(this.#facts)
      this.#termNumbers = terms
      this.#facts = all
    }
    this.#termNumbers[this.#rows] = term
    this.#facts[this.#rows] = facts
    this.#rows += 1
  }

  /** Name and description: what a skill says of itself. With its text the mean of all words says less. */
  #meaningOf(nameTerms: readonly string[]): Uint8Array | undefined {
    const words = this.#words
    if (words === undefined) return undefined
    const sum = new Float32Array(words.dimensions)
    for (const term of nameTerms) words.add(sum, this.#tableRow(words, this.#reader.numberOf(term)))
    for (let at = 0; at < this.#describedCount; at += 1) {
      words.add(sum, this.#tableRow(words, this.#described[at] ?? 0))
    }
    return packVector(sum, words.dimensions)
  }

  #tableRow(words: WordVectors, term: number): number {
    if (term >= this.#tableRows.length) {
      const grown = new Int32Array(2 * Math.max(term, this.#tableRows.length))
      grown.set(this.#tableRows)
      this.#tableRows = grown
    }
    if (this.#tableRows[term] === 0) this.#tableRows[term] = words.rowOf(this.#reader.terms[term] ?? '') + 2
    return (this.#tableRows[term] ?? 0) - 2
  }

  #meanings({ identity, dimensions }: WordVectors): Meanings {
    return { identity, dimensions, vectors: this.#vectors.bytes }
  }

  #end(sketch: Uint16Array, { stamp, record }: DocumentNote, vector: Uint8Array | undefined): void {
    if (this.#words !== undefined) this.#vectors.raw(vector ?? packVector(undefined, this.#words.dimensions))
    this.#starts.push(this.#rows)
    this.#stamps.push(stamp[0], stamp[1])
    this.#sketches.shorts(sketch.length, sketch, sketchLength)
    this.#records.raw(record)
    this.#offsets.push(this.#records.length)
  }
}

function lengthFactor(field: SearchField, length: number): number {
  const discount = lengthDiscounts[field]
  if (discount === undefined || length <= discount.usual) return 1
  return 1 - discount.share + (discount.share * length) / discount.usual
}
