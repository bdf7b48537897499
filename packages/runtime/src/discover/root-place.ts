import type { SkillRoot } from '@metier/core'

/** A root and what discovery must know of it besides. */
export interface RootPlace {
  readonly root: SkillRoot
  /** Children that hold skills of another rung and are no skills themselves (decisions R-5). */
  readonly containers: readonly string[]
  /** Absolute directory that the root must really lie in; a cloned project cannot point its roots elsewhere. */
  readonly boundary?: string
}
