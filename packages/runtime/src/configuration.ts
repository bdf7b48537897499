import type { CatalogSettings, Diagnostic, Dialect, PolicyChoice } from '@metier/core'
import type { AgentsConfiguration } from './config/agent-settings.ts'
import type { ExecutionSettings } from './config/execution-settings.ts'
import type { PackageSettings } from './config/package-settings.ts'
import type { JobSettings } from './jobs/job-settings.ts'
import type { SandboxChoice } from './sandbox/sandbox-choice.ts'
import type { ScanLimits } from './scan/scan-limits.ts'

/** Which file a value came from, weakest last but one: an administrator's value cannot be weakened. */
export type ConfigurationOrigin = 'administrator' | 'command-line' | 'project' | 'user' | 'preset' | 'default'

export interface ConfigurationValue {
  /** Dotted, such as `skills.load.watch`. */
  readonly key: string
  readonly value: unknown
  readonly origin: ConfigurationOrigin
  /** The file, where it came from one. */
  readonly path?: string
}

/** How skills are scanned (decisions R-34). */
export interface ScanSettings {
  readonly policy: PolicyChoice
  readonly limits: ScanLimits
  /** Absolute paths of files with rules of the user's own, of all settings files together. */
  readonly rulesFiles: readonly string[]
  /** May the user accept what is blocked? */
  readonly allowAccept: boolean
  /** Who gives a second opinion; nobody unless the user named both a service and a model. */
  readonly judge?: JudgeSettings
}

export interface JudgeSettings {
  /** Base address of an OpenAI-compatible service. */
  readonly url: string
  readonly model: string
  /** Name of the environment variable with its key. */
  readonly apiKeyVariable?: string
  /** Skills that one command sends. */
  readonly maximumCalls: number
  /** Bytes of one skill. */
  readonly maximumBytes: number
}

/** How skills are found. */
export interface SearchSettings {
  /** `auto`: also by meaning, where the table of words is installed. */
  readonly meaning: 'auto' | 'off'
  /** Whether uses of skills are counted and heeded. */
  readonly usage: 'on' | 'off'
  /** Who gives vectors; nobody unless the user named both a service and a model. */
  readonly embedder?: EmbedderSettings
  /** Name of the agent that orders the first of what is found; nobody is asked unless the user named one. */
  readonly judge?: string
}

export interface EmbedderSettings {
  /** Base address of an OpenAI-compatible service. */
  readonly url: string
  readonly model: string
  /** Name of the environment variable with its key. */
  readonly apiKeyVariable?: string
  /** Texts that one command sends. */
  readonly maximumTexts: number
}

/** The settings in force for one project, and where each came from. Plain data. */
export interface Configuration {
  /** Absolute path of the project's root: nearest folder upwards with metier.yaml, .git or a skills root. */
  readonly projectRoot: string
  /** Did the user trust this very content of the project's metier.yaml? Until then it can only tighten. */
  readonly projectTrusted: boolean
  readonly preset: string
  readonly catalog: CatalogSettings
  /** Absolute directories (WUN-75). */
  readonly extraDirs: readonly string[]
  readonly watch: boolean
  readonly watchDebounceMs: number
  readonly scanOnLoad: boolean
  readonly scan: ScanSettings
  readonly allowedCommandPrefixes: readonly string[]
  /** Absolute real paths outside a root that a symlinked skill directory may point into. */
  readonly allowSymlinkRoots: readonly string[]
  /** Bounds of the walk below one root. */
  readonly maximumDepth: number
  readonly maximumDirectories: number
  readonly toolNameSeparator: string
  /** Is each command of a skill listed as a tool of its own? */
  readonly listCommands: boolean
  readonly mcpPolicy: 'stop' | 'advisory' | 'block'
  /** MCP servers that the user's agents have, by name; absent where nobody said, which is not the same as none. */
  readonly mcpServers?: readonly string[]
  readonly referencesMode: 'union' | 'first-non-empty'
  readonly scripts: 'off' | 'ask' | 'allow'
  readonly allowShell: boolean
  readonly commandsEnabled: boolean
  /** What skills run in. */
  readonly sandbox: SandboxChoice
  readonly execution: ExecutionSettings
  /** Skills that keep their scripts loaded at once, and those that are never unloaded. */
  readonly limit: number
  readonly pinned: readonly string[]
  /** Who runs forked skills, and how many at once. */
  readonly agents: AgentsConfiguration
  /** Systems and clients: the table of this version, with what the settings add. */
  readonly dialects: readonly Dialect[]
  readonly jobs: JobSettings
  /** Whom to believe about skills from elsewhere, and where to look for them. */
  readonly packages: PackageSettings
  readonly search: SearchSettings
  /** Paths of the configuration files that were read, strongest first. */
  readonly files: readonly string[]
  /** Every known key with its value and origin, secrets as stars: `metier doctor --config`. */
  readonly values: readonly ConfigurationValue[]
  readonly diagnostics: readonly Diagnostic[]
}
