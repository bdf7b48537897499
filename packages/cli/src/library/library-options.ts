/** Where a function of the library works; everything is optional. */
export interface LibraryOptions {
  /** Directory to start from; that of the process unless told. */
  readonly cwd?: string
  /** Home directory of the user; where `home` is another's, so are its skills and settings. */
  readonly home?: string
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly preset?: string
  /** Settings by dotted key. */
  readonly overrides?: Readonly<Record<string, unknown>>
  /** Lets somebody pick one of these; without it, what is not clear is an error that lists them. */
  readonly choose?: (question: string, choices: readonly string[]) => Promise<string | undefined>
}
