/** One thing that a line of shell would do. */
export interface ShellPart {
  readonly kind: 'program' | 'read' | 'write'
  /** A program with its arguments, or the one file; `null` for what only running would tell. */
  readonly words: readonly (string | null)[]
  /** Variables are set for it that may change what it does. */
  readonly assigned: boolean
  /** Arguments are added that do not stand on the line. */
  readonly open: boolean
  /** May stand behind a program such as `sudo`, which has a part of its own: it can only be denied or asked for. */
  readonly inner?: true
}

/** A line of shell, taken apart for the permission rules. */
export interface ShellLine {
  /** Every program and file, those of pipes, lists, substitutions and wrapped commands too. */
  readonly parts: readonly ShellPart[]
  /** What keeps anybody from saying what this does, in words. A line with such a thing is never allowed by a rule. */
  readonly unclear: readonly string[]
  /** Texts within it that a shell of their own reads, as after `sh -c`. */
  readonly shellTexts: readonly string[]
  /** What makes it more than plain commands, in words: `a pipe`. Needs `allowShell` (decisions R-18). */
  readonly shellFeatures: readonly string[]
  /** One argv per command, where no shell is needed to run them one after another. */
  readonly commands?: readonly (readonly [string, ...string[]])[]
}
