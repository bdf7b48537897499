/** What a line of output means, where it is a JSON object that has all of `when`. */
export interface LineRule {
  /** Values by path (see values-at.ts). */
  readonly when: Readonly<Record<string, string | boolean>>
  readonly gives: 'text' | 'result' | 'session' | 'tool' | 'input-tokens' | 'output-tokens' | 'error' | 'budget'
  /** Where it stands; `budget` needs no place. */
  readonly at?: string
}

/** How a command-line agent is called and its output read: data, so that the next one is a row. */
export interface CliFormat {
  /** Arguments that come first. */
  readonly start: readonly string[]
  /** Arguments for one wish each, `{}` in place of the value. A wish without a place here is ignored, and said so. */
  readonly model?: readonly string[]
  readonly system?: readonly string[]
  readonly effort?: readonly string[]
  readonly agent?: readonly string[]
  /** All patterns, joined by commas. */
  readonly allowedTools?: readonly string[]
  readonly maximumTurns?: readonly string[]
  readonly resume?: readonly string[]
  /** Arguments that come last. The prompt goes to standard input, which takes any length and is no option. */
  readonly end: readonly string[]
  /** `text`: all of standard output is the answer. */
  readonly output: 'text' | readonly LineRule[]
  /** Words in its messages that mean that nobody is logged in. */
  readonly loggedOut?: readonly string[]
  /** What else it leaves undone, in words. */
  readonly ignores?: readonly string[]
}
