/** Offsets are 0-based UTF-16 positions in the decoded text of the whole file; `end` is exclusive. */
interface Span {
  readonly start: number
  readonly end: number
}

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded'

export interface ScalarNode extends Span {
  readonly kind: 'scalar'
  readonly style: ScalarStyle
  /** The text as YAML reads it, before any typing: `1.0`, `0o17` and `yes` stay as written. */
  readonly source: string
  /** The value under the YAML 1.2 core schema. */
  readonly value: string | number | boolean | null
}

export interface ListNode extends Span {
  readonly kind: 'list'
  /** Written as `[a, b]`. */
  readonly flow: boolean
  readonly items: readonly FrontmatterNode[]
}

export interface MapPair extends Span {
  readonly key: ScalarNode
  readonly value: FrontmatterNode
}

export interface MapNode extends Span {
  readonly kind: 'map'
  /** Written as `{a: b}`. */
  readonly flow: boolean
  readonly pairs: readonly MapPair[]
}

/** Frontmatter with the place of every part, so that findings point and edits leave the rest alone. */
export type FrontmatterNode = ScalarNode | ListNode | MapNode
