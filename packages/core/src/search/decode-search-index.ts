import { decodeText } from '../text/decode-text.ts'
import { checksum } from './checksum.ts'
import { padded, searchFormat, searchHeadLength, searchMagic, type StoredSearch } from './encode-search-index.ts'
import { sketchLength } from './sketch-terms.ts'

interface Counts {
  readonly documents: number
  readonly terms: number
  readonly postings: number
  readonly keyBytes: number
  readonly termBytes: number
}

/**
 * Reads what `encodeSearchIndex` wrote. `undefined` for anything else: an older format, a file cut short, a bit turned over.
 * Nothing in it is believed before its checksum and its bounds are.
 */
export function decodeSearchIndex(file: Uint8Array): StoredSearch | undefined {
  if (file.length < searchHeadLength || file.length % 4 !== 0) return undefined
  // The views below need a start at a multiple of four; a pooled buffer may begin anywhere.
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice()
  const head = new Uint32Array(bytes.buffer, bytes.byteOffset, searchHeadLength / 4)
  const [magic, format, sum, documents = 0, terms = 0, postings = 0, keyBytes = 0, termBytes = 0] = head
  if (magic !== searchMagic || format !== searchFormat) return undefined
  const counts: Counts = { documents, terms, postings, keyBytes, termBytes }
  if (bytes.length !== lengthOf(counts) || checksum(bytes.subarray(12)) !== sum) return undefined
  return partsOf(bytes, counts)
}

function lengthOf({ documents, terms, postings, keyBytes, termBytes }: Counts): number {
  const words = 4 * (terms + 1 + postings + documents * sketchLength)
  return searchHeadLength + padded(keyBytes) + padded(termBytes) + words + 2 * padded(documents) + 2 * padded(postings)
}

function partsOf(
  bytes: Uint8Array,
  { documents, terms, postings, keyBytes, termBytes }: Counts,
): StoredSearch | undefined {
  let at = searchHeadLength
  const take = (length: number): Uint8Array => {
    const part = bytes.subarray(at, at + length)
    at += padded(length)
    return part
  }
  const words = (count: number): Uint32Array => {
    const part = take(4 * count)
    return new Uint32Array(part.buffer, part.byteOffset, count)
  }
  const keys = readKeys(take(keyBytes))
  const names = decodeText(take(termBytes)).text.split('\n')
  const [offsets, places, sketched] = [words(terms + 1), words(postings), words(documents * sketchLength)]
  const [sketchLengths, nameLengths, impacts, fields] = [
    take(documents),
    take(documents),
    take(postings),
    take(postings),
  ]
  const numbers = new Map(terms === 0 ? [] : names.map((term, number) => [term, number]))
  if (keys?.length !== documents || numbers.size !== terms) return undefined
  if (!areOffsets(offsets, postings) || !areBelow(places, documents)) return undefined
  const sketches = Array.from(sketchLengths, (length, document) => {
    return sketched.subarray(document * sketchLength, document * sketchLength + length)
  })
  const index = { size: documents, terms: numbers, offsets, postings: places, impacts, fields, nameLengths, sketches }
  return { keys, index }
}

function readKeys(bytes: Uint8Array): readonly string[] | undefined {
  try {
    const keys: unknown = JSON.parse(decodeText(bytes).text)
    return Array.isArray(keys) && keys.every((key) => typeof key === 'string') ? keys : undefined
  } catch {
    return undefined
  }
}

function areOffsets(offsets: Uint32Array, postings: number): boolean {
  let before = 0
  for (const offset of offsets) {
    if (offset < before) return false
    before = offset
  }
  return offsets[0] === 0 && before === postings
}

function areBelow(places: Uint32Array, limit: number): boolean {
  for (const place of places) if (place >= limit) return false
  return true
}
