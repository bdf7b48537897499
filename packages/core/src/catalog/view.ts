import type { CatalogEntry } from './entry.ts'

/** What one context sees. `resolve` and `entries` agree: a listed skill resolves to itself (decisions R-6). */
export interface CatalogView {
  readonly generation: number
  /** Winners in every state, in byte order of name. */
  readonly entries: readonly CatalogEntry[]
  /** The winners that are active: what a prompt may show. */
  readonly active: readonly CatalogEntry[]
  /** Winners and shadowed ones, in ladder order. */
  readonly all: readonly CatalogEntry[]
  /** References of role, room and plan that name no skill (decisions R-8). */
  readonly unresolvedReferences: readonly string[]
  /** Finds by name in any spelling that has the same key, then by directory name. */
  resolve(name: string): CatalogEntry | undefined
}
