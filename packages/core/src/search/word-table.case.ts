import { hashBytes } from './hash-bytes.ts'

/** A table as the training writes it. */
export function wordTable(words: Readonly<Record<string, readonly number[]>>, identity = 7): Uint8Array {
  const rows = Object.entries(words)
    .map(([word, vector]) => ({ hash: hashBytes(new TextEncoder().encode(word)), vector }))
    .toSorted((a, b) => a.hash - b.hash)
  const dimensions = rows[0]?.vector.length ?? 1
  const head = [0x3156574d, rows.length, dimensions, identity, ...rows.map(({ hash }) => hash)]
  const factors = Float32Array.from(rows, () => 0.5)
  const vectors = Int8Array.from(rows.flatMap(({ vector }) => vector))
  const bytes = [Uint32Array.from(head), factors, vectors].flatMap((each) => [...new Uint8Array(each.buffer)])
  return Uint8Array.from(bytes)
}
