import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

/** A file that is read in parts; renaming another file over it does not disturb the reader. */
export interface FileParts {
  /** Bytes. */
  readonly length: number
  /** Fewer bytes than asked for where the file ends. In the beginning of `into`, where that is given and has room. */
  read(offset: number, length: number, into?: Uint8Array): Uint8Array
  close(): void
}

/** Opens a file that this user alone could have written, as `readOwnFile` sees it; `undefined` for any other. */
export function openFileParts(path: string): FileParts | undefined {
  const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants
  let descriptor: number
  try {
    // A named pipe in its place must not keep us waiting. Where the system has no such flags, the rest stays as it is.
    // oxlint-disable-next-line typescript/no-unnecessary-condition
    descriptor = openSync(path, O_RDONLY | (O_NONBLOCK ?? 0) | (O_NOFOLLOW ?? 0))
  } catch {
    return undefined
  }
  const close = (): void => closeSync(descriptor)
  const stats = fstatSync(descriptor)
  const user = process.getuid?.()
  if (!stats.isFile() || (user !== undefined && (stats.uid !== user || (stats.mode & 0o077) !== 0))) {
    close()
    return undefined
  }
  return {
    length: stats.size,
    read(offset, length, into) {
      const wanted = Math.max(0, Math.min(length, stats.size - offset))
      const bytes = into !== undefined && wanted <= into.length ? into : new Uint8Array(wanted)
      const filled = readSync(descriptor, bytes, 0, wanted, offset)
      return bytes.subarray(0, filled)
    },
    close,
  }
}
