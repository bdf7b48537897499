import { hashPattern } from './hash-pattern.ts'
import { LiteralFinder } from './literal-finder.ts'
import { literalNeed, type LiteralNeed } from './literal-need.ts'
import { needsOfPattern } from './needs-of-pattern.ts'

/** Which lists of literals a text has, by their numbers. */
export type TextSigns = Uint32Array

const mostKept = 3

/**
 * Says of many patterns at once which of them cannot match a text, by the literals that none of them matches without. One
 * look at a text takes less than trying a few patterns on it, and most patterns are about something else.
 */
export class PatternGate {
  readonly #patterns = new Set<RegExp>()
  readonly #known: string
  /** Numbers of the lists of which each pattern needs one literal. */
  readonly #lists = new Map<RegExp, readonly number[]>()
  #finder: LiteralFinder | undefined
  readonly #lastTexts: string[] = []
  readonly #lastSigns: TextSigns[] = []
  #turn = 0

  /** `known` is what `table` gave for patterns of the same source; what a new one needs is found out when it is asked of. */
  constructor(known = '') {
    this.#known = known
  }

  /** Patterns are added while modules load, and looked at when the first text comes. */
  add(pattern: RegExp): RegExp {
    this.#patterns.add(pattern)
    this.#finder = undefined
    this.#lastTexts.length = 0
    return pattern
  }

  /** A paragraph is asked of dozens of times, by itself and with those around it: the last few are kept. */
  signsIn(text: string): TextSigns {
    for (let index = 0; index < this.#lastTexts.length; index += 1) {
      const signs = this.#lastSigns[index]
      if (signs !== undefined && this.#lastTexts[index] === text) return signs
    }
    this.#finder ??= this.#build()
    const signs = this.#finder.find(text)
    this.#turn = (this.#turn + 1) % mostKept
    this.#lastTexts[this.#turn] = text
    this.#lastSigns[this.#turn] = signs
    return signs
  }

  mayMatch(pattern: RegExp, text: string): boolean {
    return this.allows(pattern, this.signsIn(text))
  }

  /** False where the pattern surely does not match; `signs` are those of the text, or of one that it is a part of. */
  allows(pattern: RegExp, signs: TextSigns): boolean {
    const lists = this.#lists.get(pattern)
    if (lists === undefined) return true
    for (const list of lists) if ((((signs[list >> 5] ?? 0) >>> (list & 31)) & 1) === 0) return false
    return true
  }

  /** What each pattern needs, for a table that spares finding it out: a line for each. */
  table(): string {
    const rows = Array.from(this.#patterns, (pattern) =>
      [hashPattern(pattern), ...literalNeedsOf(pattern).map((need) => need.join('|'))].join(' '),
    )
    return [...new Set(rows)].toSorted().join('\n')
  }

  #build(): LiteralFinder {
    const needs: LiteralNeed[] = []
    const numbers = new Map<string, number>()
    const known = new Map(
      this.#known.split('\n').map((row) => {
        const [name = '', ...lists] = row.split(' ')
        return [name, lists.map((list) => list.split('|'))] as const
      }),
    )
    for (const pattern of this.#patterns) {
      const lists = (known.get(hashPattern(pattern)) ?? literalNeedsOf(pattern)).map((need) => {
        const name = need.join('|')
        const number = numbers.get(name) ?? needs.push(need) - 1
        numbers.set(name, number)
        return number
      })
      this.#lists.set(pattern, lists)
    }
    return new LiteralFinder(needs)
  }
}

function literalNeedsOf(pattern: RegExp): readonly LiteralNeed[] {
  return needsOfPattern(pattern).flatMap((words) => {
    const need = literalNeed(words)
    return need === undefined ? [] : [need]
  })
}
