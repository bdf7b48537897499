import type { ReadingCodeName } from '../reading-codes.ts'

/** Why YAML was refused. Offsets are 0-based UTF-16 in the whole file. */
export interface YamlProblem {
  readonly code: ReadingCodeName
  readonly message: string
  readonly start: number
  readonly end: number
}
