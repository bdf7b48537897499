/** One execution, allowed or refused, as one line. Never holds a secret, an output or an argument value marked secret. */
export interface AuditEntry {
  /** ISO 8601, UTC, milliseconds. */
  readonly time: string
  /** Where it was asked for: `cli`, `mcp`, `http`, `library`, `job`. */
  readonly surface: string
  readonly skill: string
  /** Of the skill when it ran, or `null` when it could not be told. */
  readonly digest: string | null
  readonly kind: 'context' | 'command' | 'hook' | 'fork'
  /** As written in the skill, secrets as stars. */
  readonly command: string
  readonly decision: 'allowed' | 'refused'
  /** What decided: a rule, the user, a missing trust. */
  readonly because: string
  readonly sandbox: string
  readonly exitCode: number | null
  readonly stopped?: string
  readonly durationMs: number
}

export interface AuditQuery {
  readonly skill?: string
  /** The latest so many. */
  readonly limit?: number
}

/** Append only: what was written is never changed. */
export interface AuditLog {
  append(entry: AuditEntry): void
  /** The oldest first. A damaged line is left out, and counted as far back as was looked. */
  read(query?: AuditQuery): { readonly entries: readonly AuditEntry[]; readonly damaged: number }
}
