import type { Candidate, KnownSkillFacts } from '@metier/core'

/** Judges a skill at the moment its text is to leave Metier (checklist WUN-3). */
export interface ScanGate {
  /**
   * Digest and verdict of the skill as it is on disk now. Cheap when nothing changed since it was last asked. Never
   * throws: a skill that cannot be judged is blocked.
   */
  judge(candidate: Candidate): KnownSkillFacts
  /** Writes down what was found out since the last time. */
  save(): void
}
