import type { SkillFiles } from '../../package/merge-files.ts'

/** A skill that a draft takes the place of. */
export interface ReplacedSkill {
  /** Relative to the team. */
  readonly path: string
  /** Digest of each of its files as they were when the draft was made, line ends aside. */
  readonly files: ReadonlyMap<string, string>
}

/** A skill that waits for somebody to look at it: no agent sees it (decisions R-51). */
export interface TeamDraft {
  /** Of its directory in `drafts`, and of the skill. */
  readonly name: string
  /** Directory name of the member it is for; `null` for everybody. */
  readonly to: string | null
  /** Who made it: a member, `curate`, or `agent:ID`. */
  readonly by: string
  /** One sentence each. */
  readonly why: readonly string[]
  readonly replaces: readonly ReplacedSkill[]
  readonly files: SkillFiles
}
