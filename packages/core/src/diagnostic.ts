/** How much a finding matters. What each code means at which level is decided in `format/severity-table.ts`. */
export type Severity = 'error' | 'warning' | 'info'

/** A place in a text file. */
export interface Position {
  /** 1-based line. */
  readonly line: number
  /** 1-based column, counted in UTF-16 code units as editors do. */
  readonly column: number
  /** 0-based offset in UTF-16 code units from the start of the decoded text (a byte-order mark counts as one). */
  readonly offset: number
}

export interface Range {
  readonly start: Position
  readonly end: Position
}

/** One replacement in the decoded text; `start` and `end` are 0-based UTF-16 offsets, `end` exclusive. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A change that would settle a diagnostic. Edits never overlap. */
export interface Fix {
  readonly title: string
  readonly edits: readonly TextEdit[]
}

/** What is wrong with a user's file, as data: it never throws and never stops the next finding. */
export interface Diagnostic {
  /** Stable kebab-case code, the key of its page in the docs. */
  readonly code: string
  readonly severity: Severity
  /** One sentence that says what is wrong; names the value where there is one. */
  readonly message: string
  /** What to do next, one sentence. */
  readonly help?: string
  /** The file, as it was given to us. */
  readonly path?: string
  readonly range?: Range
  readonly fix?: Fix
}
