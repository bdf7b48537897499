/** The user's word on which roots may run things (decisions R-38). Reading needs no trust. */
export interface TrustStore {
  /** Is this directory, or one above it, trusted? Real path. A root whose pinned digest changed is not. */
  isTrusted(directory: string): boolean
  /** Another text after the user's word may have changed; cheap. Without it the word is taken to stay as it is. */
  stamp?(): string
}
