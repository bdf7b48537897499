import type { CancelSignal, FileSystem, FileWriter, Host, PublishTarget, SkillSummary } from '@metier/core'
import type { FilesToPack } from '../archive/file-to-pack.ts'
import type { Download } from '../fetch/download.ts'
import type { Send } from '../fetch/send.ts'

/** A skill that was read, judged and, if asked, signed. */
export interface SkillToPublish extends SkillSummary {
  /** Absolute; where it lies. */
  readonly directory: string
  /** With its signature, where it has one. */
  readonly files: FilesToPack
}

/** What a driver may use. */
export interface PublishContext {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  /** Absolute; what a relative path begins from. */
  readonly cwd: string
  /** Absolute; an empty directory that is thrown away afterwards. */
  readonly scratch: string
  readonly download: Download
  readonly send: Send
  /** Replace what is published under the same tag. */
  readonly overwrite: boolean
  /** What changed, for registries that keep a text about it. */
  readonly changelog: string
  /** Tags beside the version, such as `latest`. */
  readonly tags: readonly string[]
  /** Who may see a new package of npm with a scope. */
  readonly access?: 'public' | 'restricted'
  readonly progress: (what: string) => void
  readonly signal?: CancelSignal
}

/** What was made, such as `pdf.zip`, and why nobody can add it, in words that follow its name. */
export interface TooLarge {
  readonly name: string
  readonly why: string
}

/** What publishing would do; nothing is sent before `apply`. */
export interface PublicationPlan {
  /** One line for each thing that would be written or sent, in their order. */
  readonly lines: readonly string[]
  /** What is there already is the same: `apply` has nothing to do. */
  readonly unchanged: boolean
  /** What `metier add` takes. */
  readonly reference: string
  /** Archives that `metier add` does not take, each with the reason; it is their publisher who can change that. */
  readonly tooLarge?: readonly TooLarge[]
  /** Carries it out, and gives the reference in its exact form where there is one. */
  readonly apply: () => Promise<string>
}

/**
 * Publishes to one kind of target. Throws `already-exists` when something else stands under that name and version,
 * `invalid-input` for what the target cannot take, and `fetch-failed`, `unauthorized` or `missing-dependency`.
 */
export type PlanPublication<Kind extends PublishTarget['kind']> = (
  target: Extract<PublishTarget, { kind: Kind }>,
  skills: readonly [SkillToPublish, ...SkillToPublish[]],
  context: PublishContext,
) => Promise<PublicationPlan>
