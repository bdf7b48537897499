import type { SearchField } from './search-field.ts'

export interface SearchReason {
  readonly field: SearchField
  /** The words of the query that this field answers. */
  readonly words: readonly string[]
}

export interface SearchHit<Item> {
  readonly item: Item
  /**
   * Above 0. Up to 1 it is the part of the query, by weight, that the skill answers, comparable between queries; above
   * 1 the query is the skill's name.
   */
  readonly score: number
  /** Strongest field first; never empty. */
  readonly why: readonly SearchReason[]
  /** Nearly the same skill under another name, or another copy of it; left out of the hits. */
  readonly alike: readonly Item[]
  /** The better-trusted skill whose name this one's is easily taken for. */
  readonly looksLike?: Item
}

/**
 * What the scores say about the whole answer. They cannot tell "nearly right" from "right": `fits` means that the first
 * stands out, not that it is what somebody meant.
 */
export type SearchVerdict = 'fits' | 'several' | 'none'

export interface SearchAnswer<Item> {
  readonly verdict: SearchVerdict
  /** Best first, equals in byte order of name. With `none` they are the nearest there are. */
  readonly hits: readonly SearchHit<Item>[]
  /** How many skills have a word of the query beyond those in `hits` and their `alike`. */
  readonly more: number
  /** By how much the first is ahead of the second: 0 level, 1 alone. */
  readonly margin: number
  /**
   * Skills that together answer more of a long query than the first alone: the first and what completes it. Empty where
   * one is enough.
   */
  readonly together: readonly Item[]
}
