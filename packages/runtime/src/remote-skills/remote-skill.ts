/** One file of another server's skill, as its entry lists it. */
export interface RemoteResource {
  readonly uri: string
  readonly digest: string
  readonly size: number
}

/** A skill that another MCP server offers. Whatever it says is a stranger's word. */
export interface RemoteSkill {
  readonly uri: string
  readonly name: string
  readonly description: string
  readonly resources: readonly RemoteResource[]
  /** SHA-256 over the whole set of URIs, digests and sizes: what a person agrees to. */
  readonly digest: string
  /** Bytes of all files, as declared. */
  readonly size: number
}

/** A skill that was not taken, and why. */
export interface RefusedSkill {
  readonly uri: string
  readonly reason: string
}

/** Another server, connected. */
export interface RemoteConnection {
  /** Every skill it offers, by entry only: nothing is fetched. */
  list(): Promise<{ readonly skills: readonly RemoteSkill[]; readonly refused: readonly RefusedSkill[] }>
  /**
   * All files of a skill by their path in it, each held against its digest and size; the first that does not fit ends
   * it and throws `integrity-failed`.
   */
  fetch(skill: RemoteSkill): Promise<ReadonlyMap<string, Uint8Array>>
  close(): Promise<void>
}
