import type { Scope } from './scope.ts'

/** A directory whose children are skills. */
export interface SkillRoot {
  /** Absolute path. */
  readonly path: string
  readonly scope: Scope
  /** Order inside the scope, 0 first. A preset may reorder `project` and nothing else. */
  readonly order: number
  /** Which dialect table row named it, such as `claude-code`; shown as `source`. */
  readonly source: string
  /** The room, agent or role that owns it. */
  readonly owner?: string
}
