import type { FileSystem, SkillFacts } from '@metier/core'
import type { RowCursor } from '../listing/row-cursor.ts'
import type { RootPlace } from './root-place.ts'

/** Everything a walk below one root depends on. */
export interface WalkContext {
  readonly fileSystem: FileSystem
  readonly facts: SkillFacts
  readonly place: RootPlace
  /** The root's path with a separator behind it: made once, not for each of thousands of skills. */
  readonly prefix: string
  /** Real path of the root. */
  readonly realRoot: string
  readonly trusted: boolean
  /** Real directories that links may lead into besides the root. */
  readonly allowedTargets: readonly string[]
  /** Real paths of all roots: a link into one of them is no loss, the skill is found there. */
  readonly otherRoots: readonly string[]
  readonly maximumDepth: number
  /** Whether a file without frontmatter is a skill (decisions R-1). */
  readonly plainMarkdown: boolean
  readonly budget: WalkBudget
  /** What was read of this root the last time; present where what is read now shall be kept for the next. */
  readonly remembered?: RowCursor
  /** Is a glance at each skill enough? Where nobody looks at the disk again, and it can be glanced at. */
  readonly glances?: boolean
}

/** How many directories that are no skills may still be looked into; shared by all walks below one root. */
export interface WalkBudget {
  left: number
}
