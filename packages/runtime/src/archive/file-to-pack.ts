/** A file for an archive: what has to be known before its bytes are written, and those when they are asked for. */
export interface FileToPack {
  /** Bytes. */
  readonly size: number
  readonly executable: boolean
  /** 64 hex digits. */
  readonly sha256: string
  readonly crc32: number
  /**
   * All bytes, one part after another; none is overwritten by the next. Throws `refused` when they are no longer those of
   * `sha256`.
   */
  readonly parts: () => AsyncIterable<Uint8Array>
}

/** By path with `/`. */
export type FilesToPack = ReadonlyMap<string, FileToPack>
