import type { ToolPattern } from './tool-pattern.ts'

/** One line of `permissions`, taken apart. */
export interface PermissionRule {
  readonly pattern: ToolPattern
  /** As written, for messages. */
  readonly text: string
}

/** What the user, the project and the administrator said, all layers joined. */
export interface PermissionRules {
  readonly allow: readonly PermissionRule[]
  readonly ask: readonly PermissionRule[]
  readonly deny: readonly PermissionRule[]
}
