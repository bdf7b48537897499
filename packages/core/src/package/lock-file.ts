/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * What the lock says of one skill: the fields of version 1 as the `skills` installer writes them, then ours, which it
 * leaves as they are. What neither knows is kept.
 */
export interface LockEntry {
  /** `owner/repo`, a URL, or a path relative to the lock file. */
  readonly source: string
  readonly sourceUrl?: string
  readonly ref?: string
  /** `github`, `gitlab`, `git`, `local`, `well-known`, `node_modules`, … */
  readonly sourceType: string
  /** Of its SKILL.md within the source, with `/`. */
  readonly skillPath?: string
  /** SHA-256 in hex over paths and contents without separators: what that installer compares, and nothing more. */
  readonly computedHash: string
  /** The very thing that was fetched: a URL with everything in it, or what git was given. */
  readonly resolved?: string
  /** 40 hex digits, for git. */
  readonly commit?: string
  readonly version?: string
  /** Canonical digest of the installed files: `sha256:` and 64 hex digits. What Metier goes by. */
  readonly digest?: string
  /** Digest that it has in its source, where a line of it was rewritten for its other name. */
  readonly sourceDigest?: string
  /** Of the file that was downloaded, as its publisher stated it. */
  readonly integrity?: string
  /** Fingerprint of the key that signed the installed files. */
  readonly signer?: string
  /** Name in the source, where it is installed under another. */
  readonly as?: string
  /** Ids of the agents it is there for. */
  readonly agents?: readonly string[]
  /**
   * Directories of skills that it lies in, relative to the lock and with `/`, where the user named one: the first holds
   * the files that links lead to. Absent is where skills of this project lie.
   */
  readonly places?: readonly string[]
  /** Absent is true. */
  readonly enabled?: boolean
  /** Not to be updated. */
  readonly pinned?: boolean
  /** Digest of what a person had made of it when it was switched off; what comes back when it is switched on. */
  readonly edited?: string
  /**
   * What was installed before this: fields of an entry, to go back to. After going back it holds what gave way, with
   * `newer: true`: the next step leads forward.
   */
  readonly previous?: Readonly<Record<string, Json>>
  readonly [field: string]: Json | undefined
}

/** `skills-lock.json`, version 1. */
export interface LockFile {
  /** By the name of the installed directory. */
  readonly skills: ReadonlyMap<string, LockEntry>
  /** Further members of the top level, kept. */
  readonly extra: Readonly<Record<string, Json>>
}
