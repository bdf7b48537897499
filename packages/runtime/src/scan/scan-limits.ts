/** How much of a skill is read. What lies beyond is reported, never left out in silence. */
export interface ScanLimits {
  /** Files on disk (checklist WUN-54). */
  readonly maximumFiles: number
  /** Bytes of one file that is read as text (checklist WUN-55). */
  readonly maximumFileBytes: number
  /** Directories inside directories. */
  readonly maximumDepth: number
  /** Bytes of all texts together, those out of archives too. */
  readonly maximumBytes: number
  /** Archives inside archives. */
  readonly maximumArchiveDepth: number
  /** Characters (UTF-16 code units) of all programs that are parsed. */
  readonly maximumProgramText: number
  /**
   * Milliseconds of the processor for the whole scan of one skill, once for each half megabyte that it has begun; a
   * hundred times as many on the clock.
   */
  readonly maximumTime: number
}

/** Wundr's numbers where its document has some; the others keep the worst skill below two seconds and 200 MB. */
export const scanLimits: ScanLimits = {
  maximumFiles: 500,
  maximumFileBytes: 1024 * 1024,
  maximumDepth: 32,
  maximumBytes: 4 * 1024 * 1024,
  maximumArchiveDepth: 3,
  // Of 1,988 public skills two have more; parsing as much takes about a second.
  maximumProgramText: 512 * 1024,
  maximumTime: 2000,
}
