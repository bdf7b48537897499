import type { Candidate, KnownSkillFacts, ScanFinding } from '@metier/core'

/** Judges a skill at the moment its text is to leave Metier (checklist WUN-3), or something of it is to run. */
export interface ScanGate {
  /**
   * Digest and verdict of the skill as it is on disk now. Cheap when nothing changed since it was last asked. Never
   * throws: a skill that cannot be judged is blocked. `stamp` is that of its directory by `SettledStamps`, from a caller
   * that looked a moment ago; `isQuiet` leaves the log alone, for who shows what was found.
   */
  judge(candidate: Candidate, stamp?: string, isQuiet?: boolean): KnownSkillFacts
  /**
   * For who can wait: another thread judges a large skill of which nothing is known, as it is on disk now, so that
   * `judge` and `findings` need not. `undefined` when there is nothing to wait for. Comes to true when that is done, of
   * the files as they were then: ask again; to false when nobody else judges it. Never rejects. `stamp` as of `judge`.
   */
  pending(candidate: Candidate, stamp?: string): Promise<boolean> | undefined
  /**
   * May this skill be used, as it is on disk now? For whoever is about to run something of it. Throws
   * `skill-not-active` with what was found; with scanning or blocking switched off it says yes.
   */
  check(candidate: Candidate): void
  /** What counts against the skill as it is on disk now, gravest first; for people and refusals. */
  findings(candidate: Candidate): readonly ScanFinding[]
  /**
   * Of these, those whose verdict is another one since the user's list of acceptances changed, with the new one.
   * Costs a stat when it did not.
   */
  reconsider(candidates: Iterable<Candidate>): readonly Candidate[]
  /** Loads what the judgement needs besides the scanner: rules of the user's own, `ahead` also while there are none. */
  prepare(options?: { readonly ahead?: boolean }): Promise<void>
  /** Writes down what was found out since the last time. */
  save(): void
}
