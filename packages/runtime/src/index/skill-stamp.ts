import type { CatalogEntry } from '@metier/core'

/**
 * 64 bits that change with the file of a skill and with all that the index keeps of it: its name, where it lies, whether
 * it is active and trusted.
 */
export function skillStamp({ candidate, name, description, state }: CatalogEntry): readonly [number, number] {
  const { size, modified, location, trusted, root } = candidate
  const text = `${size} ${modified} ${trusted ? 't' : ''}${state} ${root.scope} ${root.source} ${description.length} ${name}\n${location}`
  // Two hashes after FNV with different beginnings and factors.
  let [first, second] = [0x811c9dc5, 0xcbf29ce4]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code ^ (second >>> 13), 0x5bd1e995)
  }
  return [first >>> 0, second >>> 0]
}

/** A stamp as one number, for looking it up: 53 of its bits. */
export function stampKey(first: number, second: number): number {
  return first * 0x20_0000 + (second >>> 11)
}
