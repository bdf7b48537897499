/** Where a skill is published to. One file of `runtime/publication` for each kind. */
export type PublishTarget =
  /** A ClawHub registry, version 1 of its protocol. Without an owner, whoever the token belongs to; without a slug, the name. */
  | { readonly kind: 'clawhub'; readonly owner?: string; readonly slug?: string }
  /** `registry/repository`, with `:tag` or without. */
  | { readonly kind: 'oci'; readonly reference: string }
  | { readonly kind: 'npm'; readonly name: string }
  /** A folder that a static host serves: the index goes below its `.well-known`. */
  | { readonly kind: 'well-known'; readonly directory: string }
  /** A tag in the repository that the skill lies in, pushed where a remote is named. */
  | { readonly kind: 'git'; readonly remote?: string }
