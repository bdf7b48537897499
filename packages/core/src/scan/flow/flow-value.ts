import type { FunctionParts } from './program.ts'

/** Stands for a part of a text that is not known. */
export const unknownPart = '\u{fffc}'

/** Something that a value holds and that must not go everywhere, or come from anywhere. */
export interface FlowTaint {
  /**
   * `environment`: all of it. `credentials`: a file with keys. `secret`: a variable or a field with a key. `personal`: files all over the home directory, the
   * clipboard, what is typed. `remote`: what another machine sent. `decoded`: what an encoding hid.
   */
  readonly kind: 'environment' | 'credentials' | 'secret' | 'personal' | 'remote' | 'decoded'
  /** Name of the variable or file, or the address it came from. */
  readonly detail: string
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
  /** The file that it was opened from, or to. */
  readonly file?: string
  readonly taints: readonly FlowTaint[]
}

const longestShape = 64 * 1024
const mostTaints = 12

/** A value of which nothing is known but what it holds. */
export function flowValue(given: Partial<FlowValue> = {}): FlowValue {
  const shape = given.shape ?? unknownPart
  return { taints: [], ...given, shape: shape.length > longestShape ? shape.slice(0, longestShape) : shape }
}

export function isKnown({ shape }: FlowValue): boolean {
  return !shape.includes(unknownPart)
}

/** What several values hold together, items of lists too. */
export function taintsOf(values: readonly FlowValue[], depth = 0): readonly FlowTaint[] {
  const found = new Map<string, FlowTaint>()
  const add = (taints: readonly FlowTaint[]) => {
    for (const taint of taints) if (found.size < mostTaints) found.set(`${taint.kind}\0${taint.detail}`, taint)
  }
  for (const { taints, items } of values) {
    add(taints)
    if (items !== undefined && depth < 6) add(taintsOf(items, depth + 1))
  }
  return [...found.values()]
}
