import type { Diagnostic } from '../../diagnostic.ts'

/** What was found in one file: the input of every report. */
export interface ValidatedFile {
  /** As it shall appear in the report, with `/`; relative to the root of the repository for reports read by others. */
  readonly path: string
  readonly findings: readonly Diagnostic[]
}
