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
  ;[one, other] = stampOf(root)
  const isBelow = location.startsWith(root.path)
  if (!isBelow) hashText('\0')
  hashText(location, isBelow ? root.path.length : 0)
  if (!isNamed(location, name)) {
    hashText('\0')
    hashText(name)
  }
  hashText(trusted ? '\0t' : '\0')
  hashText(state)
  hashNumber(size)
  hashNumber(modified)
  hashNumber(description.length)
  return [one >>> 0, other >>> 0]
}

const file = '/SKILL.md'

/** Is the directory of a SKILL.md the name of the skill? Asked without making a text of both. */
function isNamed(location: string, name: string): boolean {
  const end = location.length - file.length
  return location.endsWith(file) && location.endsWith(name, end) && location.charAt(end - name.length - 1) === '/'
}

const stamps = new WeakMap<Root, Stamp>()

function stampOf(root: Root): Stamp {
  let stamp = stamps.get(root)
  if (stamp === undefined) {
    const { path, scope, source } = root
    ;[one, other] = [0x811c9dc5, 0xcbf29ce4]
    hashText(`${path}\0${scope} ${source}`)
    stamps.set(root, (stamp = [one >>> 0, other >>> 0]))
  }
  return stamp
}

/** The stamp that is being made: two hashes after FNV with different factors. */
let [one, other] = [0, 0]

function hashText(text: string, from = 0): void {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code ^ (other >>> 13), 0x5bd1e995)
  }
}

const numbers = new Float64Array(1)
const halves = new Uint32Array(numbers.buffer)

/** Every bit of a number counts, those behind its point as well. */
function hashNumber(value: number): void {
  numbers[0] = value
  for (let at = 0; at < 2; at += 1) {
    const half = halves[at] ?? 0
    one = Math.imul(one ^ half ^ (half >>> 15), 0x01000193)
    other = Math.imul(other ^ half ^ (other >>> 13), 0x5bd1e995)
    one ^= one >>> 16
  }
}

/** A stamp as one number, for looking it up: 53 of its bits. */
export function stampKey(first: number, second: number): number {
  return first * 0x20_0000 + (second >>> 11)
}
