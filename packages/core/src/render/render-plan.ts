/** A place in the body where something is run or read, and what for. Offsets are UTF-16 units in the body. */
export interface PlannedInsertion {
  readonly kind: 'command' | 'read'
  readonly form: 'line' | 'inline' | 'block'
  readonly start: number
  readonly end: number
  /** 1-based, in the body, or in its file where the plan was told where that begins. */
  readonly line: number
  /** As the author wrote it, placeholders still in it. */
  readonly source: string
  /** With arguments as quoted words: what a shell would be given, or the path to read. */
  readonly command: string
}

/** A body with its arguments in place and everything that would be run named, before anything runs. */
export interface RenderPlan {
  /** Text and insertions in order; joined, they are the rendered body. */
  readonly pieces: readonly (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'insertion'; readonly at: number }
  )[]
  readonly insertions: readonly PlannedInsertion[]
  /** Did the body have a place for arguments? If not, and there were some, `ARGUMENTS: …` stands at the end. */
  readonly usesArguments: boolean
  /** What a person should know: an unmatched name, an insertion that was left alone. */
  readonly notes: readonly string[]
}
