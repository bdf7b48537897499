/** One file for an archive. */
export interface PackedFile {
  /** With `/`, relative. */
  readonly path: string
  readonly bytes: Uint8Array
  readonly executable: boolean
}
