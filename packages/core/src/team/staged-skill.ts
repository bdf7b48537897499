/** What is known of one copy in a room's directory of skills: enough to tell it from what a person made or changed. */
export interface StagedSkill {
  /** Of the skill; the folder of the copy may be called otherwise. */
  readonly name: string
  /** Where it was copied from: relative to the project with `/`, or absolute outside of it. */
  readonly origin: string
  /** Digest of the skill it was copied from. */
  readonly source: string
  /** Digest of the copy. */
  readonly digest: string
  /** Digest of the copy that it takes the place of: written down first, so that a crash in between makes no stranger of it. */
  readonly was?: string
}
