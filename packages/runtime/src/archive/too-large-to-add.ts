import { plural } from '@metier/core'
import { archiveLimits, type ArchiveLimits } from './archive-limits.ts'
import type { FilesToPack } from './file-to-pack.ts'

interface MadeArchive {
  /** Of the archive. */
  readonly bytes: number
  readonly files: FilesToPack
}

/** Characters of a name that is shown. */
const shownName = 200

/**
 * Why nobody can add an archive that was just made, in words that follow its name; nothing where they can. Whoever packs
 * it hears it, and not only those whom it was sent to.
 */
export function tooLargeToAdd(
  { bytes, files }: MadeArchive,
  limits: ArchiveLimits = archiveLimits,
): string | undefined {
  const large = [...files].find(([, { size }]) => size > limits.fileBytes)
  if (large !== undefined) {
    return `holds ${JSON.stringify(large[0].slice(0, shownName))}, and a file in it may have ${shown(limits.fileBytes)}`
  }
  const unpacked = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  if (unpacked > limits.unpackedBytes) return `holds more than ${shown(limits.unpackedBytes)}`
  if (bytes > limits.packedBytes) return `is larger than ${shown(limits.packedBytes)}`
  return files.size > limits.files ? `holds more than ${plural(limits.files, 'file')}` : undefined
}

function shown(bytes: number): string {
  const mebibytes = bytes / 2 ** 20
  return Number.isInteger(mebibytes) ? `${mebibytes} MiB` : plural(bytes, 'byte')
}
