import type { Catalog, CatalogEntry, CatalogView, MissingServers, ViewContext } from '@metier/core'

/** What changed between two snapshots, by skill name; each list in byte order. */
export interface CatalogChange {
  /** Of the new snapshot; one higher with each. */
  readonly generation: number
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

/** The part of a context that a caller chooses; the rest comes from configuration and machine. */
export type ViewOptions = Partial<
  Pick<ViewContext, 'role' | 'agent' | 'room' | 'references' | 'tools' | 'mcpServers'>
> & {
  /** Whose references count too. Without, and without a role, those that the room's config.json names. */
  readonly plan?: string
}

/** `anyState` hands out skills that are not active too: for people who look at them, never for a prompt. */
export type LoadOptions = ViewOptions & { readonly anyState?: boolean }

/** The text of one skill, read at the moment of the call. */
export interface LoadedSkill {
  readonly entry: CatalogEntry
  /** Whole SKILL.md, decoded. */
  readonly text: string
  /** Without frontmatter. */
  readonly body: string
  /** Files of the skill but SKILL.md, relative with `/`, in byte order, capped. */
  readonly resources: readonly SkillResource[]
  /** True when there are more files than are listed. */
  readonly resourcesTruncated: boolean
  /** Names of the skills that it builds on, each after those that it builds on itself (decisions R-42). */
  readonly dependencies?: readonly string[]
  /** MCP servers that it wants and that are not configured here (decisions R-21). */
  readonly missingServers?: MissingServers
}

export interface SkillResource {
  readonly path: string
  /** Bytes. */
  readonly size: number
}

/** The catalogue as a living thing: snapshots, views, bodies on demand, change events. */
export interface CatalogService {
  /** The snapshot in force; checks the disk first, at most every 100 ms (decisions R-30). */
  snapshot(): Catalog
  view(options?: ViewOptions): CatalogView
  /** What `view` is made with: settings, machine, and the references and copies that files of role, room and plan name. */
  contextOf(options?: ViewOptions): ViewContext
  /**
   * Reads a skill's text and resource list. Throws `unknown-skill` (listing what there is), `skill-not-active`
   * (with the reasons) or `file-unreadable`.
   */
  load(name: string, options?: LoadOptions): LoadedSkill
  /** As `load`, for who can wait: where a large skill is judged first, others have their answers meanwhile. */
  loadSoon(name: string, options?: LoadOptions): Promise<LoadedSkill>
  /** One file of a skill. Throws `path-escapes-skill` for anything outside its real directory. */
  readFile(name: string, path: string, options?: LoadOptions): Uint8Array
  /** As `readFile`, for who can wait, see `loadSoon`. */
  readFileSoon(name: string, path: string, options?: LoadOptions): Promise<Uint8Array>
  onChange(listener: (change: CatalogChange) => void): () => void
  /**
   * Begins to follow changes on disk where that was not asked for at the start: a server does so after its first
   * answer. Done when they are followed; asking again does nothing more.
   */
  watch?(): Promise<void>
  /** Rescans now, whatever the throttle says. */
  refresh(): Catalog
  close(): Promise<void>
}
