/** Columns of the model's table, a power of two; a name is known by its hash alone (FNV-1a, with the mixing of MurmurHash3). */
export const modelColumns = 262_144
/** What is left of a hash in a table of that many columns: the last bits, since no number of 32 bits has to be made a larger one for it. */
export const lastColumn = modelColumns - 1

const offset = 0x811c9dc5
const prime = 0x01000193

/** The column in which the weight of a feature stands. */
export function featureColumn(name: string): number {
  return columnOfHash(hashOf(name))
}

/** What a name is known by before it is mixed; `before` is that of what it goes on from. */
export function hashOf(name: string, before: number = offset): number {
  let hash = before
  for (let at = 0; at < name.length; at += 1) hash = hashOn(hash, name.charCodeAt(at))
  return hash
}

/** One sign more: for whoever reads a name sign by sign, and makes no text of it. */
export function hashOn(before: number, code: number): number {
  return Math.imul(before ^ code, prime)
}

/** The column of a feature whose name was read. */
export function columnOfHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) & lastColumn
}
