/** Digest of each file as Metier last offered it, by path; line ends do not count. */
export type FileRecord = ReadonlyMap<string, string>

/** A built-in skill as it was put into a team. */
export interface BuiltInRecord {
  readonly version: string
  /** Canonical digest of the skill as it ships. */
  readonly digest: string
  /** See `LockEntry`. */
  readonly computedHash: string
  /** Relative to the skill. */
  readonly files: FileRecord
}

/** What of a team came from Metier: its lock says so, no name does (decisions R-27). */
export interface TeamRecord {
  /** By directory name. */
  readonly skills: ReadonlyMap<string, BuiltInRecord>
  /** Coordinator and templates, relative to the team. */
  readonly files: FileRecord
}
