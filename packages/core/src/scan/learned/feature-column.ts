/** Columns of the model's table; a name is known by its hash alone (FNV-1a, with the mixing of MurmurHash3). */
export const modelColumns = 262_144

/** The column in which the weight of a feature stands. */
export function featureColumn(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) % modelColumns
}
