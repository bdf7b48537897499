import type { FlowClass } from './flow-class.ts'
import type { FlowObject } from './flow-object.ts'
import type { FlowPlace } from './flow-place.ts'
import { normalPath } from './normal-path.ts'
import type { FunctionParts } from './program.ts'
import { withOrigins } from './with-origins.ts'

/** Stands for a part of a text that is not known. */
export const unknownPart = '\u{fffc}'

/** Something that a value holds and that must not go everywhere, or come from anywhere. */
export interface FlowTaint {
  /**
   * `environment`: all of it. `credentials`: a file with keys. `secret`: a variable or a field with a key. `personal`: files all over the home directory, the
   * clipboard, what is typed. `project`: all files of the folder somebody works in, or only their names. `remote`: what another machine sent. `decoded`: what an encoding hid.
   */
  readonly kind: 'environment' | 'credentials' | 'secret' | 'personal' | 'project' | 'remote' | 'decoded'
  /** Name of the variable or file, or the address it came from. */
  readonly detail: string
  /** Where it began, and calls that it came out of since; none where it was made just now. */
  readonly origins?: readonly FlowPlace[]
}

/** What is known of a value without running anything. */
export interface FlowValue {
  /** The text, with `unknownPart` for what is not known. */
  readonly shape: string
  readonly number?: number
  readonly items?: readonly FlowValue[]
  /** Name of the argument or field. */
  readonly key?: string
  /** What it is called where it comes from: `os.environ`, `child_process.exec`. */
  readonly path?: string
  readonly define?: FunctionParts
  /** Whose method it is. */
  readonly receiver?: FlowObject
  /** What it is called with before all that it is called with later. */
  readonly bound?: readonly FlowValue[]
  readonly class?: FlowClass
  readonly object?: FlowObject
  /** What another file of the skill holds, where it is all of that. */
  readonly module?: ReadonlyMap<string, FlowValue>
  /** The variable in which it stands, where nothing in the program gives it a value: two such need not be the same. */
  readonly unset?: string
  /** The file that it was opened from, or to. */
  readonly file?: string
  readonly taints: readonly FlowTaint[]
}

const longestShape = 64 * 1024
/** No call that is known is named by more; a walk over a tree would add to the path at each step (`node.left.left`…). */
const longestPath = 512
const mostTaints = 12
/** Lists in lists beyond this are looked at no further. */
const deepestItems = 60

/** A value of which nothing is known but what it holds. */
export function flowValue(given: Partial<FlowValue> = {}): FlowValue {
  const { shape = unknownPart, path } = given
  return {
    taints: [],
    ...given,
    shape: shape.length > longestShape ? shape.slice(0, longestShape) : shape,
    ...(path !== undefined && path.length > longestPath && { path: normalPath(path).slice(0, longestPath) }),
  }
}

export function isKnown({ shape }: FlowValue): boolean {
  return !shape.includes(unknownPart)
}

/** What several values hold together, items of lists too. */
export function taintsOf(values: readonly FlowValue[], depth = 0): readonly FlowTaint[] {
  const [only] = values
  if (only !== undefined && values.length === 1) return heldBy(only, depth)
  const found: FlowTaint[] = []
  for (const value of values) add(found, heldBy(value, depth))
  return found
}

/** One value may be an item of many others: what it holds is found out once. */
const held = new WeakMap<FlowValue, readonly FlowTaint[]>()

function heldBy(value: FlowValue, depth: number): readonly FlowTaint[] {
  const { taints, items } = value
  if (items === undefined || items.length === 0 || depth > deepestItems) return taints
  const before = held.get(value)
  if (before !== undefined) return before
  const found: FlowTaint[] = []
  add(found, taints)
  for (const item of items) add(found, heldBy(item, depth + 1))
  held.set(value, found)
  return found
}

/** There are few of them: looking through all is cheaper than a table of names for each value. */
function add(found: FlowTaint[], taints: readonly FlowTaint[]): void {
  for (const taint of taints) {
    const index = found.findIndex(
      (each) => each === taint || (each.kind === taint.kind && each.detail === taint.detail),
    )
    const before = found[index]
    if (before === undefined) {
      if (found.length < mostTaints) found.push(taint)
    } else if (before !== taint) found[index] = withOrigins(before, taint.origins ?? [])
  }
}
