/**
 * Changing a disk. Every write is atomic: beside the target, synced, then renamed, so that a reader
 * or a crash sees the old bytes or the new ones. Failures throw a `MetierError` with code `file-unwritable`.
 */
export interface FileWriter {
  /**
   * Creates parent directories. `mode` defaults to 0o644, or to the mode of the file that is replaced.
   * `durable: false` does not wait for the disk: for a cache whose reader knows a damaged file when it sees one.
   */
  write(
    path: string,
    content: Uint8Array | string,
    options?: { readonly mode?: number; readonly durable?: boolean },
  ): void
  /**
   * The same for what is too large to be held: its bytes come one part after another. What `parts` throws is thrown on,
   * and nothing is left behind.
   */
  writeParts(path: string, parts: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Makes a file of this short text, or an empty one, and gives `true`, or `false` when something has that name: of
   * several who ask at once, one gets it. For a moment others may see it empty. Creates parent directories.
   */
  claim(path: string, content?: string): boolean
  makeDirectory(path: string): void
  /** Removes a file or a whole tree; nothing there is not an error. */
  remove(path: string): void
  rename(from: string, to: string): void
}
