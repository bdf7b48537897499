import type { ConfigurationKey, Diagnostic, Range } from '@metier/core'
import type { ConfigurationOrigin } from '../configuration.ts'

/** One value as one layer gives it. */
export interface Setting {
  /** The key's path with names in place of `*`. */
  readonly path: readonly string[]
  readonly key: ConfigurationKey
  readonly value: unknown
  readonly range?: Range
}

/** What one file, the command line, a preset or the table of defaults says. */
export interface ConfigurationLayer {
  readonly origin: ConfigurationOrigin
  /** The file, where there is one. */
  readonly path?: string
  readonly settings: readonly Setting[]
  readonly diagnostics: readonly Diagnostic[]
}
