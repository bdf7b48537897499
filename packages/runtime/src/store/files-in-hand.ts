import type { SkillFiles } from '@metier/core'

/** Bytes that are held between putting skills into the store and taking them out: a thousand ordinary ones fit. */
const mostBytes = 32 * 1024 * 1024

/** What this process read and digested itself and is about to write elsewhere; what does not fit is read again. */
export class FilesInHand {
  readonly #held = new Map<string, SkillFiles>()
  #bytesLeft = mostBytes

  /** `files` are those that the digest was made of; nobody writes into their bytes any more. */
  hold(digest: string, files: SkillFiles): void {
    if (this.#held.has(digest)) return
    let bytes = 0
    for (const file of files.values()) bytes += file.bytes.length
    if (bytes > this.#bytesLeft) return
    this.#bytesLeft -= bytes
    this.#held.set(digest, files)
  }

  /** Gives them away: the second time they are read from the store. */
  give(digest: string): SkillFiles | undefined {
    const files = this.#held.get(digest)
    for (const { bytes } of files?.values() ?? []) this.#bytesLeft += bytes.length
    this.#held.delete(digest)
    return files
  }
}
