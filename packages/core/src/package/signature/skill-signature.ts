/** What can be said of who vouches for a skill. */
export type SkillSignature =
  /** Nobody does. */
  | { readonly state: 'unsigned' }
  /** It holds a signature that does not fit: somebody changed something after it was signed. Never installed. */
  | { readonly state: 'invalid'; readonly why: string }
  /** The signature fits, by a key that the user does not know. `signer` is its fingerprint. */
  | { readonly state: 'unknown'; readonly signer: string }
  /** Signed by somebody whom the user trusts, under the name that the user gave. */
  | { readonly state: 'trusted'; readonly signer: string; readonly publisher: string }
