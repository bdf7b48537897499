import type { FileToPack } from './file-to-pack.ts'

/** One file of an archive. */
export interface ArchiveEntry extends FileToPack {
  /** With `/`, relative. */
  readonly path: string
}
