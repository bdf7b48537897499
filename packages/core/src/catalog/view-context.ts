import type { Diagnostic } from '../diagnostic.ts'
import type { Host } from '../ports/host.ts'
import type { Candidate } from './candidate.ts'

/** `skill_refs` and `disabled_skills` of the three layers (decisions R-8). */
export interface SkillReferences {
  readonly role?: readonly string[]
  readonly room?: readonly string[]
  readonly plan?: readonly string[]
  readonly disabled?: readonly string[]
  /** `union` is the ruling; `first-non-empty` is what OSTwin shipped. */
  readonly mode?: 'union' | 'first-non-empty'
}

/** `skills.entries.<name>` of the configuration. */
export interface SkillEntryConfig {
  readonly enabled?: boolean
  readonly env?: Readonly<Record<string, string>>
  readonly apiKey?: string
  /** Let `enabled: true` win over a file that says `enabled: false`. */
  readonly force?: boolean
}

/** The part of the configuration that decides states. */
export interface CatalogSettings {
  /** WUN-74. */
  readonly enabled: boolean
  readonly entries: Readonly<Record<string, SkillEntryConfig>>
  /** Names of bundled skills that are let through; `undefined` lets all through (WUN-79). */
  readonly allowBundled?: readonly string[]
  /** WUN-81: a `block` verdict makes a skill `blocked`. */
  readonly blockCritical: boolean
  /** `standard` gives btw's literal behaviour: what fails the standard is invalid (decisions R-1). */
  readonly profile: 'load' | 'standard'
  /** Show project and user skills also when a role or room is given (decisions R-9). */
  readonly includeFlat: boolean
  /** The whole configuration as plain data, for `requires.config` paths. */
  readonly values: Readonly<Record<string, unknown>>
}

/** Who is asking. A view is a pure function of catalogue and context. */
export interface ViewContext {
  readonly host: Host
  readonly settings: CatalogSettings
  readonly preset: string
  readonly role?: string
  readonly agent?: string
  readonly room?: string
  readonly references?: SkillReferences
  /** Absolute directories in the room that hold copies nobody has changed: what they were made from counts (decisions R-10). */
  readonly staged?: readonly string[]
  /** Tools that the host agent has, when it said so (decisions R-36). */
  readonly tools?: readonly string[]
  /**
   * Names of the MCP servers that are configured, where a skill without a server it requires shall be hidden
   * (decisions R-21, `mcp.policy: block`); absent hides none.
   */
  readonly mcpServers?: readonly string[]
  /**
   * What keeps a skill from passing the standard; asked only when `settings.profile` is `standard`.
   * Absent: the errors among the candidate's own diagnostics.
   */
  readonly standardErrors?: (candidate: Candidate) => readonly Diagnostic[]
}
