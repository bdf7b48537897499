import type { TrustRecord } from '@metier/core'

/** One word of the user as it stands in the trust file. All paths below `directory` are relative with `/`. */
export interface TrustFileRecord extends TrustRecord {
  /** Digest of metier.yaml as it was when the user said so; without it that file can only tighten. */
  readonly settings?: string
  /** Digests of the skills that were there, by directory: what came or changed later may not run. */
  readonly skills?: Readonly<Record<string, string>>
}
