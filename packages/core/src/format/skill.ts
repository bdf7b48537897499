/** A server that a skill says it needs (decisions R-21). `name: '*'` means any server. */
export interface McpRequirement {
  readonly name: string
  readonly reason?: string
  readonly optional: boolean
  /** What to do when an optional server is missing. */
  readonly fallback?: string
}

/** What must be present for a skill to be eligible (checklist WUN-18 to WUN-21, decisions R-36). */
export interface Requirements {
  readonly bins: readonly string[]
  readonly anyBins: readonly string[]
  readonly env: readonly string[]
  /** Dotted paths into the configuration. */
  readonly config: readonly string[]
  /** Tools that the host must have; unknown until the host says what it has. */
  readonly tools: readonly string[]
}

/** One way to install something a skill needs: shown, never run by us. */
export interface InstallOption {
  readonly id?: string
  readonly kind: string
  readonly label?: string
  readonly bins: readonly string[]
  /** The remaining keys as written, such as `formula` or `package`. */
  readonly details: Readonly<Record<string, unknown>>
}

/**
 * The canonical model of a skill's frontmatter: every dialect reads into this shape and only this
 * shape is written (decisions ). Arrays are empty, never absent.
 */
export interface Skill {
  readonly name: string
  readonly description: string
  readonly license?: string
  readonly compatibility?: string
  readonly allowedTools: readonly string[]
  readonly disallowedTools: readonly string[]
  /** As written: `version: 1.0` stays `1.0`. */
  readonly version?: string
  readonly authors: readonly string[]
  readonly triggers: readonly string[]
  readonly intents: readonly string[]
  readonly tags: readonly string[]
  readonly category?: string
  readonly mcp: readonly McpRequirement[]
  readonly dependencies: readonly string[]
  readonly roles: readonly string[]
  readonly requires: Requirements
  /** Node's platform names. Empty means every platform. */
  readonly os: readonly string[]
  readonly install: readonly InstallOption[]
  readonly always: boolean
  readonly primaryEnv?: string
  readonly emoji?: string
  readonly skillKey?: string
  readonly homepage?: string
  readonly context: 'inline' | 'fork'
  readonly model?: string
  readonly agent?: string
  readonly effort?: string
  readonly userInvocable: boolean
  readonly disableModelInvocation: boolean
  readonly argumentHint?: string
  readonly arguments: readonly string[]
  readonly paths: readonly string[]
  readonly whenToUse?: string
  readonly hooks?: unknown
  /** `false` in a file is honoured; only configuration can say more (decisions R-39). */
  readonly enabled: boolean
  /** What a learned skill says of itself; informational. */
  readonly confidence?: string
  readonly source?: string
  /** `metadata` entries that are none of the above, as read. */
  readonly metadata: Readonly<Record<string, unknown>>
  /** Top-level fields that are none of the above, as read. Never dropped. */
  readonly extra: Readonly<Record<string, unknown>>
}
