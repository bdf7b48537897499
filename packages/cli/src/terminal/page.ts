import type { Style } from './style.ts'

/** What a renderer may know of the place it writes for. */
export interface Page {
  readonly style: Style
  /** Columns of the terminal; text is wrapped or cut to fit. */
  readonly width: number
  readonly verbose: boolean
  /** Somebody looks at it, so text of strangers must not speak to the terminal; into a pipe it goes byte for byte. */
  readonly isTerminal: boolean
  /** Absolute: paths below it are shown relative to it. */
  readonly cwd: string
  /** Absolute: paths below it are shown with `~`. */
  readonly home: string
}

/** An answer written for people. */
export interface Rendering {
  /** For standard output; a line break is added when the last is missing. Bytes are written as they are. */
  readonly answer: string | Uint8Array
  /** For standard error, unless `--quiet`. */
  readonly notes?: string
}
