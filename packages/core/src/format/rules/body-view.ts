/** A relative or absolute destination that the body links to. */
export interface BodyLink {
  /** As written, without the fragment. */
  readonly destination: string
  /** Span of the whole link in the document's text. */
  readonly start: number
  readonly end: number
}

/** A piece of text of the body with its place in the document. */
export interface BodyText {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The Markdown below the frontmatter, as rules need it. Every property is computed on first use. */
export interface BodyView {
  /** Why the Markdown was not parsed, or `undefined`; then `links`, `codes` and `prose` are empty. */
  readonly refused: string | undefined
  readonly text: string
  readonly links: readonly BodyLink[]
  /** Inline code spans. */
  readonly codes: readonly BodyText[]
  /** Text outside code. */
  readonly prose: readonly BodyText[]
}
