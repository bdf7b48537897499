/** One thing that is put into the sandbox's view of the disk; `path` is absolute, both outside and inside. */
export type Mount =
  | { readonly kind: 'write'; readonly path: string }
  /** `from`: what stands there inside, where that is something else outside. */
  | { readonly kind: 'read'; readonly path: string; readonly from?: string }
  /** Empty, writable, in memory, gone with the run. */
  | { readonly kind: 'private'; readonly path: string; readonly bytes: number }
  /** Empty and read-only, but for what is put into it after. */
  | { readonly kind: 'hidden'; readonly path: string }
  /** A socket of ours that is somewhere else outside. */
  | { readonly kind: 'socket'; readonly path: string; readonly from: string }
  /** A symbolic link of the user's, so that a path still leads where it leads outside. */
  | { readonly kind: 'link'; readonly path: string; readonly target: string }
