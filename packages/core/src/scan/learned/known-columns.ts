import type { LineBlock } from './line-blocks.ts'

/** Columns of the rest of a skill; of published skills with programs 99 in 100 have as many. */
const enough = 600

/** What the rest of a skill says, for whoever asks what is said only here. */
export class KnownColumns {
  readonly #elsewhere = new Set<number>()
  readonly #blocks = new Map<number, number>()
  #size: number | undefined

  /** All of the skill: of the files that are not asked about what they say at all, of those that are in how many blocks. */
  constructor(elsewhere: Iterable<LineBlock>, asked: Iterable<LineBlock>) {
    for (const { columns } of elsewhere) for (const column of columns) this.#elsewhere.add(column)
    for (const { columns } of asked)
      for (const column of columns) this.#blocks.set(column, (this.#blocks.get(column) ?? 0) + 1)
  }

  /**
   * What it counts for that so many columns stand nowhere else: all where the rest of the skill has six hundred others, and next to
   * nothing in a skill of a few lines, where everything is said only once.
   */
  weightBeside(only: number): number {
    this.#size ??= new Set([...this.#elsewhere, ...this.#blocks.keys()]).size
    return Math.min(1, (this.#size - only) / enough)
  }

  /** Does it stand in no other kind of file, and in no block but those that are `near`? */
  isOnlyNear(column: number, near: readonly LineBlock[]): boolean {
    if (this.#elsewhere.has(column)) return false
    const blocks = this.#blocks.get(column) ?? 0
    if (blocks > near.length) return false
    return blocks <= near.reduce((sum, { columns }) => sum + (columns.includes(column) ? 1 : 0), 0)
  }
}
