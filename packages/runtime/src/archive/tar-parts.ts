import { compareBytes } from '@metier/core'
import { createTarPacker } from 'modern-tar'
import type { ArchiveEntry } from './archive-entry.ts'
import { gzipParts } from './gzip-parts.ts'

type Controller = ReturnType<typeof createTarPacker>['controller']

/** A tar.gz of which the same holds as of `zipParts`: the same files, the same bytes. */
export function tarParts(entries: readonly ArchiveEntry[]): AsyncIterable<Uint8Array> {
  return gzipParts(plainTar(entries.toSorted((a, b) => compareBytes(a.path, b.path))))
}

async function* plainTar(entries: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker()
  // What goes wrong in it comes out of `readable`.
  const filled = fill(controller, entries).catch((error: unknown) => controller.error(error))
  yield* readable
  await filled
}

async function fill(controller: Controller, entries: readonly ArchiveEntry[]): Promise<void> {
  for (const { path, size, executable, parts } of entries) {
    const body = controller
      .add({
        name: path,
        size,
        type: 'file',
        mode: executable ? 0o755 : 0o644,
        mtime: new Date(0),
        uid: 0,
        gid: 0,
        uname: '',
        gname: '',
      })
      .getWriter()
    for await (const part of parts()) await body.write(part)
    await body.close()
  }
  controller.finalize()
}
