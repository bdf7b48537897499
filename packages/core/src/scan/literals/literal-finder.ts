import type { LiteralNeed } from './literal-need.ts'
import { signKinds } from './sign-kinds.ts'

const { count, ofAscii, foreign, isLetterInDisguise, ofName } = signKinds
const shift = Math.log2(count)
const none: readonly number[] = []

/**
 * Which of many lists of literals have one in a text, in one pass over its signs however many there are: the automaton of
 * Aho and Corasick, whose steps are worked out when a text first takes them.
 */
export class LiteralFinder {
  /** Where a sign leads from a state: 0 where that is not known yet, else the next state and one. */
  readonly #steps: Uint16Array | Uint32Array
  /** The state for the longest end of what was read that begins another literal. */
  readonly #fallbacks: Uint32Array
  readonly #isEnd: Uint8Array
  /** The lists that have a literal which ends in a state. */
  readonly #ends: readonly (readonly number[])[]
  readonly #words: number

  constructor(needs: readonly LiteralNeed[]) {
    const most = needs.reduce((sum, need) => need.reduce((signs, literal) => signs + literal.length, sum), 1)
    this.#steps = most < 0xffff ? new Uint16Array(most << shift) : new Uint32Array(most << shift)
    this.#fallbacks = new Uint32Array(most)
    this.#words = Math.max(1, Math.ceil(needs.length / 32))
    this.#ends = this.#withFallbacks(this.#grow(needs))
    this.#isEnd = Uint8Array.from(this.#ends, (lists) => (lists.length === 0 ? 0 : 1))
  }

  /** A bit for each list, set where one of its literals stands in the text. */
  find(text: string): Uint32Array {
    const found = new Uint32Array(this.#words)
    const steps = this.#steps
    const isEnd = this.#isEnd
    let state = 0
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const kind = code < 128 ? (ofAscii[code] ?? 0) : foreign
      // It may be taken for a letter: any list may have something there.
      if (kind === foreign && isLetterInDisguise(code)) return found.fill(0xffffffff)
      const next = steps[(state << shift) | kind] ?? 0
      state = next === 0 ? this.#step(state, kind) : next - 1
      if (isEnd[state] === 1) this.#mark(found, state)
    }
    return found
  }

  #mark(found: Uint32Array, state: number): void {
    for (const list of this.#ends[state] ?? none) found[list >> 5] = (found[list >> 5] ?? 0) | (1 << (list & 31))
  }

  /** The tree of all literals, by the length of what leads to a state. */
  #grow(needs: readonly LiteralNeed[]): Tree {
    const ends: (readonly number[])[] = [none]
    const levels: Branch[][] = []
    for (const [list, need] of needs.entries()) {
      for (const literal of need) {
        let state = 0
        for (let at = 0; at < literal.length; at += 1) {
          const kind = ofName(literal.charCodeAt(at))
          let next = this.#branch(state, kind)
          if (next === 0) {
            next = ends.length
            ends.push(none)
            this.#steps[(state << shift) | kind] = next + 1
            ;(levels[at] ??= []).push({ from: state, kind, to: next })
          }
          state = next
        }
        ends[state] = [...(ends[state] ?? none), list]
      }
    }
    return { ends, levels }
  }

  #withFallbacks({ ends, levels }: Tree): readonly (readonly number[])[] {
    const all = [...ends]
    for (const level of levels.slice(1)) {
      for (const { from, kind, to } of level) {
        const fallback = this.#longest(this.#fallbacks[from] ?? 0, kind)
        this.#fallbacks[to] = fallback
        const more = all[fallback] ?? none
        if (more.length > 0) all[to] = [...new Set([...(all[to] ?? none), ...more])]
      }
    }
    return all
  }

  /** The next state by a step that is known, or 0. */
  #branch(state: number, kind: number): number {
    return Math.max(0, (this.#steps[(state << shift) | kind] ?? 0) - 1)
  }

  #longest(from: number, kind: number): number {
    for (let state = from; ; state = this.#fallbacks[state] ?? 0) {
      const next = this.#branch(state, kind)
      if (next > 0 || state === 0) return next
    }
  }

  #step(state: number, kind: number): number {
    const next = this.#longest(state, kind)
    this.#steps[(state << shift) | kind] = next + 1
    return next
  }
}

interface Tree {
  readonly ends: readonly (readonly number[])[]
  readonly levels: readonly (readonly Branch[])[]
}

interface Branch {
  readonly from: number
  readonly kind: number
  readonly to: number
}
