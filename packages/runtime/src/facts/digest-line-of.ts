/** A file of which only the digest is known. */
export interface SummedFile {
  /** Bytes. */
  readonly size: number
  readonly executable: boolean
  /** 64 hex digits. */
  readonly sha256: string
}

/** What the canonical list says of one regular file whose sum is known, see `digestDirectory`. */
export function digestLineOf(path: string, { size, executable, sha256 }: SummedFile): string {
  return `${path}\0${size}\0${executable ? 'x' : '-'}\0${sha256}\n`
}
