import type { SkillFiles } from '../../package/merge-files.ts'

/** A built-in skill as it ships. */
export interface BuiltInSkill {
  /** Its `metadata.version`. */
  readonly version: string
  /** Canonical. */
  readonly digest: string
  /** See `LockEntry`. */
  readonly computedHash: string
  readonly files: SkillFiles
}

/** What Metier gives to a new team. */
export interface TeamTemplates {
  /** Text for whoever starts the members, at its place in a team. */
  readonly coordinator: SkillFiles
  /** Charter and history of a new member, at their places in a team. */
  readonly templates: SkillFiles
  /** By directory name. */
  readonly skills: ReadonlyMap<string, BuiltInSkill>
}
