import type { CatalogEntry } from '@metier/core'

type Stamp = readonly [first: number, second: number]
type Root = CatalogEntry['candidate']['root']

/**
 * 64 bits that change with the file of a skill and with all that the index keeps of it: its name, where it lies, whether
 * it is active and trusted.
 */
export function skillStamp({ candidate, name, description, state }: CatalogEntry): Stamp {
  const { size, modified, location, trusted, root } = candidate
  // What all skills of a root have in common is hashed once: with ten thousand it would be most of the work.
  const isBelow = location.startsWith(root.path)
  let stamp = hashText(stampOf(root), isBelow ? location.slice(root.path.length) : `\0${location}`)
  if (!location.endsWith(`/${name}/SKILL.md`)) stamp = hashText(stamp, `\0${name}`)
  stamp = hashText(stamp, trusted ? `\0t${state}` : `\0${state}`)
  stamp = hashNumber(stamp, size)
  stamp = hashNumber(stamp, modified)
  return hashNumber(stamp, description.length)
}

const stamps = new WeakMap<Root, Stamp>()

function stampOf(root: Root): Stamp {
  let stamp = stamps.get(root)
  if (stamp === undefined) {
    const { path, scope, source } = root
    stamps.set(root, (stamp = hashText([0x811c9dc5, 0xcbf29ce4], `${path}\0${scope} ${source}`)))
  }
  return stamp
}

/** Two hashes after FNV with different factors. */
function hashText([first, second]: Stamp, text: string): Stamp {
  let [one, other] = [first, second]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code ^ (other >>> 13), 0x5bd1e995)
  }
  return [one >>> 0, other >>> 0]
}

const numbers = new Float64Array(1)
const halves = new Uint32Array(numbers.buffer)

/** Every bit of a number counts, those behind its point as well. */
function hashNumber([first, second]: Stamp, value: number): Stamp {
  let [one, other] = [first, second]
  numbers[0] = value
  for (const half of halves) {
    one = Math.imul(one ^ half ^ (half >>> 15), 0x01000193)
    other = Math.imul(other ^ half ^ (other >>> 13), 0x5bd1e995)
    one ^= one >>> 16
  }
  return [one >>> 0, other >>> 0]
}

/** A stamp as one number, for looking it up: 53 of its bits. */
export function stampKey(first: number, second: number): number {
  return first * 0x20_0000 + (second >>> 11)
}
