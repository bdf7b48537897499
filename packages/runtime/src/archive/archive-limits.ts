export interface ArchiveLimits {
  /** Bytes of the archive as it comes. */
  readonly packedBytes: number
  /** Bytes of all files together. */
  readonly unpackedBytes: number
  /** Bytes of one file. */
  readonly fileBytes: number
  readonly files: number
}

/** Room for a repository full of skills, and an end for a bomb: unpacking stops at the byte that is one too many. */
export const archiveLimits: ArchiveLimits = {
  packedBytes: 64 * 1024 * 1024,
  unpackedBytes: 256 * 1024 * 1024,
  fileBytes: 32 * 1024 * 1024,
  files: 20_000,
}
