import type { ArchiveMember } from './archive-member.ts'

/** What an archive holds, as far as it could be read. */
export interface ArchiveContent {
  readonly members: readonly ArchiveMember[]
  /** What whoever unpacks it may find beyond that, as one sentence. */
  readonly unread?: string
}
