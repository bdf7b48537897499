import type { Skill } from '../../format/skill.ts'
import type { SkillFiles } from '../../package/merge-files.ts'

/** A skill of a team, read for curation. */
export interface CuratedSkill {
  /** Directory relative to the team. */
  readonly path: string
  /** Of its directory. */
  readonly name: string
  /** Directory name of the member; `null` for the team's. */
  readonly owner: string | null
  /** It came from Metier or from another source: it is compared with, and never changed. */
  readonly foreign: boolean
  readonly files: SkillFiles
  readonly skill: Skill
  readonly body: string
  /** Line of the file, 1-based, at which the body begins. */
  readonly bodyLine: number
}
