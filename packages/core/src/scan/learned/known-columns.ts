import type { LineBlock } from './line-blocks.ts'

/** Columns of the rest of a skill; of published skills with programs 99 in 100 have as many. */
const enough = 600

/** What the rest of a skill says, for whoever asks what is said only here. */
export class KnownColumns {
  readonly #pages = new Set<number>()
  readonly #blocks = new Map<number, number>()
  #size: number | undefined

  /** All of the skill: of its pages what they say at all, of its programs in how many blocks. */
  constructor(pages: Iterable<LineBlock>, programs: Iterable<LineBlock>) {
    for (const { columns } of pages) for (const column of columns) this.#pages.add(column)
    for (const { columns } of programs)
      for (const column of columns) this.#blocks.set(column, (this.#blocks.get(column) ?? 0) + 1)
  }

  /**
   * What it counts for that so many columns stand nowhere else: all where the rest of the skill has six hundred others, and next to
   * nothing in a skill of a few lines, where everything is said only once.
   */
  weightBeside(only: number): number {
    this.#size ??= new Set([...this.#pages, ...this.#blocks.keys()]).size
    return Math.min(1, (this.#size - only) / enough)
  }

  /** Does it stand in no page, and in no block of a program but those that are `near`? */
  isOnlyNear(column: number, near: readonly LineBlock[]): boolean {
    if (this.#pages.has(column)) return false
    const here = near.reduce((sum, { columns }) => sum + (columns.has(column) ? 1 : 0), 0)
    return (this.#blocks.get(column) ?? 0) <= here
  }
}
