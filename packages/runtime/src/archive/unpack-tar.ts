import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import type { EntryGate } from './entry-gate.ts'
import type { UnpackOptions } from './unpack-zip.ts'

/** Kinds that carry no file: what a PAX or GNU header says has already been taken into the entries. */
const silent: ReadonlySet<string> = new Set(['pax-header', 'pax-global-header', 'gnu-long-name', 'gnu-long-link-name'])

/** Unpacks a tar, gzipped or not, as it comes: no more of it is in memory than the file that is being written. */
export async function unpackTar({
  bytes,
  directory,
  gate,
  gzip,
}: UnpackOptions & { readonly gzip: boolean }): Promise<void> {
  const source = Readable.from(chunksOf(bytes))
  const plain = gzip ? source.pipe(createGunzip()) : source
  // An error in the middle of a pipe would end the process.
  source.on('error', (error) => plain.destroy(error))
  try {
    const entries = streamOf(counted(plain, gate)).pipeThrough(createTarDecoder({ strict: true }))
    for await (const entry of entries) await unpackEntry(entry, { bytes, directory, gate })
  } finally {
    plain.destroy()
  }
}

async function unpackEntry({ header, body }: ParsedTarEntry, { directory, gate }: UnpackOptions): Promise<void> {
  const { name, type = 'file', mode = 0o644, size } = header
  if (silent.has(type)) {
    await body.cancel()
    return
  }
  const path = name.replace(/^(?:\.\/)+/, '')
  if (type === 'directory') {
    gate.directory(path)
    await body.cancel()
    return
  }
  if (type !== 'file') gate.refuse(`${JSON.stringify(path)} is a ${type === 'link' ? 'hard link' : type}`)
  gate.file(path)
  // The stated size is checked first, so that a bomb is refused before anything of it is held.
  gate.bytes(path, size, 0)
  const content = new Uint8Array(size)
  let filled = 0
  for await (const chunk of body) {
    gate.bytes(path, filled + chunk.length, chunk.length)
    content.set(chunk, filled)
    filled += chunk.length
  }
  const target = join(directory, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content.subarray(0, filled), { flag: 'wx', mode: (mode & 0o100) === 0 ? 0o644 : 0o755 })
}

/** What stands behind the last entry is unpacked too: a bomb may be there as well. */
async function* counted(plain: Readable, gate: EntryGate): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const chunk of plain as AsyncIterable<Buffer<ArrayBuffer>>) {
    gate.raw(chunk.length)
    yield chunk
  }
}

/** The decoder reads the streams of the web. */
function streamOf(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

const chunkBytes = 64 * 1024

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
}
