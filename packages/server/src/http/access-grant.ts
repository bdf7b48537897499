import type { Effect } from '@metier/operations'

/** What a token allows, until when. */
export interface AccessGrant {
  /** For whom it was made, in the user's own words. */
  readonly name: string
  readonly scopes: readonly Effect[]
  /** Milliseconds since 1970. */
  readonly expires: number
}
