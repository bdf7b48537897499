import type { CancelSignal, Host } from '@metier/core'
import type { Download } from '../fetch/download.ts'

/** A skill that a source elsewhere knows; what it says of itself is a stranger's word. */
export interface RemoteHit {
  readonly name: string
  /** One line, without what could draw on a terminal. */
  readonly description: string
  readonly version?: string
  readonly owner?: string
  readonly tags: readonly string[]
  /** What `metier add` takes. */
  readonly reference: string
}

export interface RemoteSearchContext {
  readonly host: Host
  /** Absolute. */
  readonly cwd: string
  readonly download: Download
  /** At most so many from each source. */
  readonly limit: number
  readonly signal?: CancelSignal
}

/** Asks one source. Throws what `Download` throws, and `fetch-failed` for an answer that is none. */
export type RemoteSearch = (query: string, context: RemoteSearchContext) => Promise<readonly RemoteHit[]>

/** What one source answered, or why it did not. */
export type RemoteAnswer = { readonly source: string } & (
  | { readonly hits: readonly RemoteHit[] }
  | { readonly problem: string }
)
