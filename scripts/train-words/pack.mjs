// The third step of training, after prepare.mjs and train.py: `node scripts/train-words/pack.mjs FOLDER OUT.bin`. Makes the file
// that `WordVectors` reads of the terms and the vectors in FOLDER.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashBytes } from '@metier/core'

const [folder, out] = process.argv.slice(2)
const terms = JSON.parse(readFileSync(join(folder, 'terms.json'), 'utf8'))
const bytes = readFileSync(join(folder, 'vectors.f32'))
const vectors = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
const dimensions = vectors.length / terms.length

const encoder = new TextEncoder()
const rows = new Map()
for (const [number, term] of terms.entries()) {
  const hash = hashBytes(encoder.encode(term))
  // Of two terms with one hash the commoner one is kept: they come in that order.
  if (!rows.has(hash)) rows.set(hash, number)
}
const hashes = Uint32Array.from([...rows.keys()].toSorted((a, b) => a - b))
const factors = new Float32Array(hashes.length)
const table = new Int8Array(hashes.length * dimensions)
for (const [place, hash] of hashes.entries()) {
  const vector = vectors.subarray(rows.get(hash) * dimensions, (rows.get(hash) + 1) * dimensions)
  const longest = vector.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9)
  factors[place] = longest / 127
  for (let at = 0; at < dimensions; at += 1) table[place * dimensions + at] = Math.round((127 * vector[at]) / longest)
}
const body = Buffer.concat([hashes, factors, table].map(({ buffer }) => Buffer.from(buffer)))
const identity = createHash('sha256').update(body).digest().readUInt32LE(0) || 1
const head = Buffer.from(Uint32Array.of(0x3156574d, hashes.length, dimensions, identity).buffer)
writeFileSync(out, Buffer.concat([head, body]))
console.log(`${hashes.length} terms, ${dimensions} dimensions, ${head.length + body.length} bytes`)
