import type { SyntaxParser } from '../ports/syntax-parser.ts'
import type { Inflate } from './decode/decode-layers.ts'
import type { ScanPolicy } from './scan-policy.ts'
import type { ScanRule } from './scan-rule.ts'

/** One file of a skill, or one member of an archive in it. */
export interface ScanFile {
  /** Relative to the skill, with `/`; what lies in an archive as `archive.zip!/member`. */
  readonly path: string
  /** Absent: the file is there and was not read; a note says why. */
  readonly bytes?: Uint8Array
}

/** What whoever collected the files has to say of one of them: the id of a rule of the inventory. */
export interface ScanNote {
  readonly rule: string
  readonly path: string
  /** One sentence. */
  readonly message: string
}

/** All that the scanner is told. It touches no disk: whoever asks has walked the skill. */
export interface SkillToScan {
  readonly name: string
  readonly files: readonly ScanFile[]
  readonly notes?: readonly ScanNote[]
  /** `documented` unless told. */
  readonly policy?: ScanPolicy
  /** Rules of the user's own, beside those that are built in. */
  readonly userRules?: readonly ScanRule[]
  /** How packed data is unpacked; without it, it is left as it is. */
  readonly inflate?: Inflate
  /** Makes syntax trees. Without it programs other than shell scripts are read by text alone; of what it cannot parse a finding says so. */
  readonly parser?: SyntaxParser
  /** UTF-16 code units of all programs that are parsed; those behind them are read by text, and the scan is incomplete. */
  readonly mostProgramText?: number
  /**
   * Whether this part of the time is spent, all of it unless told. Asked between programs and between rules: when it says so, what is left
   * is left, and the scan is incomplete.
   */
  readonly isLate?: (part?: number) => boolean
}
