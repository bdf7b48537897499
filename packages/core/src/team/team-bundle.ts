import type { SkillFiles } from '../package/merge-files.ts'

/** What a member takes along. */
export interface BundledAgent {
  readonly charter?: Uint8Array
  readonly history?: Uint8Array
  /** By directory name. */
  readonly skills: ReadonlyMap<string, SkillFiles>
}

/** A team as it moves from project to project: who is in it and what it has learned. */
export interface TeamBundle {
  /** By directory name. */
  readonly agents: ReadonlyMap<string, BundledAgent>
  readonly teamSkills: ReadonlyMap<string, SkillFiles>
}
