import { MetierError } from '@metier/core'
import { archiveLimits, type ArchiveLimits } from './archive-limits.ts'
import { EntryGate } from './entry-gate.ts'
import { archiveKind } from './archive-kind.ts'

export interface UnpackArchiveOptions {
  /** Shown in errors: a URL or a path. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Absolute; exists and is empty. After a failure it may hold a part: the caller throws it away. */
  readonly directory: string
  readonly limits?: ArchiveLimits
}

/**
 * Unpacks a zip, tar or tar.gz of a stranger. Its kind is told by its bytes, never by its name. Throws `refused` for
 * anything that one system would unpack otherwise than another, and for what is damaged.
 */
export async function unpackArchive(options: UnpackArchiveOptions): Promise<void> {
  const { name, bytes, directory, limits = archiveLimits } = options
  const gate = new EntryGate(name, limits)
  if (bytes.length > limits.packedBytes) gate.refuse(`it is larger than ${limits.packedBytes} bytes`)
  const kind = archiveKind(bytes)
  try {
    if (kind === 'zip') await (await import('./unpack-zip.ts')).unpackZip({ bytes, directory, gate })
    else if (kind === undefined) gate.refuse('it is no zip, tar or tar.gz')
    else await (await import('./unpack-tar.ts')).unpackTar({ bytes, directory, gate, gzip: kind === 'tar.gz' })
  } catch (error) {
    if (error instanceof MetierError) throw error
    gate.refuse(`it is damaged (${error instanceof Error ? error.message : String(error)})`)
  }
}
