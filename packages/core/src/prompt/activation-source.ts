import type { McpNeed } from './collect-mcp-needs.ts'

/** One skill's text, read when it is asked for; what `LoadedSkill` of the runtime gives. */
export interface ActivationSource {
  readonly name: string
  /** Absolute path of the skill's directory. */
  readonly directory: string
  /** Whole SKILL.md. Needed only for content `file`. */
  readonly text?: string
  /** Without frontmatter. */
  readonly body: string
  /** Files of the skill but SKILL.md, relative with `/`. Only their paths are shown, never their contents. */
  readonly resources: readonly { readonly path: string }[]
  /** There are more files than `resources` holds. */
  readonly resourcesTruncated: boolean
  /** Names of the skills that it builds on, in the order in which to load them. */
  readonly dependencies?: readonly string[]
  /** MCP servers that it wants and that are not configured, where that is known. */
  readonly missingServers?: MissingServers
}

/** What a loaded skill lacks, and what its reader does about that. */
export interface MissingServers {
  readonly needs: readonly McpNeed[]
  readonly policy: 'stop' | 'advisory'
}
