/** One file in an archive. */
export interface ArchiveMember {
  /** As the archive has it. */
  readonly path: string
  /** Where a link leads, from the top of the archive. */
  readonly link?: string
  /** Bytes that it takes in the archive. */
  readonly packed: number
  /** Bytes it says it has when unpacked. */
  readonly size: number
  /** Unpacks it; `undefined` when it is encrypted or broken, or has more than `limit` bytes. */
  readonly read: (limit: number) => Uint8Array | undefined
}
