import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import type { EntryGate } from './entry-gate.ts'

export interface UnpackOptions {
  readonly bytes: Uint8Array
  /** Absolute; exists and is empty. */
  readonly directory: string
  readonly gate: EntryGate
}

const fileType = 0o170000
const regular = 0o100000
const folder = 0o040000

/** Unpacks a zip by its central directory; what a local header says otherwise is not looked at. */
export async function unpackZip({ bytes, directory, gate }: UnpackOptions): Promise<void> {
  const zip = await openZip(bytes, gate)
  try {
    for await (const entry of entriesOf(zip)) await unpackEntry({ zip, entry, directory, gate })
  } finally {
    zip.close()
  }
}

function openZip(bytes: Uint8Array, gate: EntryGate): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true } as const
    fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options, (error, zip) => {
      if (error === null) resolve(zip)
      else reject(refusal(gate, error))
    })
  })
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const waiting: { settle?: (next: Entry | Error | undefined) => void } = {}
  zip.on('entry', (entry: Entry) => waiting.settle?.(entry))
  zip.on('end', () => waiting.settle?.(undefined))
  zip.on('error', (error: Error) => waiting.settle?.(error))
  for (;;) {
    const next = await new Promise<Entry | Error | undefined>((resolve) => {
      waiting.settle = resolve
      zip.readEntry()
    })
    if (next === undefined) return
    if (next instanceof Error) throw next
    yield next
  }
}

interface ZipStep {
  readonly zip: ZipFile
  readonly entry: Entry
  readonly directory: string
  readonly gate: EntryGate
}

async function unpackEntry({ zip, entry, directory, gate }: ZipStep): Promise<void> {
  const name = entry.fileName
  const mode = entry.externalFileAttributes >>> 16
  const type = mode & fileType
  if (entry.isEncrypted()) gate.refuse(`${JSON.stringify(name)} is encrypted`)
  if (name.endsWith('/')) {
    gate.directory(name)
    return
  }
  // Zips from systems without modes have none; anything else says what it is.
  if (type !== 0 && type !== regular) {
    gate.refuse(
      `${JSON.stringify(name)} is ${type === folder ? 'a directory without a slash' : 'a link or a special file'}`,
    )
  }
  gate.file(name)
  const stream = await openEntry(zip, entry)
  const path = join(directory, name)
  mkdirSync(dirname(path), { recursive: true })
  const checksum = await writeStream({ stream, path, name, gate, isExecutable: (mode & 0o100) !== 0 })
  if (checksum !== entry.crc32) gate.refuse(`the checksum of ${JSON.stringify(name)} is wrong`)
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error === null) resolve(stream)
      else reject(error)
    })
  })
}

interface WriteStep {
  readonly stream: Readable
  readonly path: string
  readonly name: string
  readonly gate: EntryGate
  readonly isExecutable: boolean
}

/** Gives the CRC-32 of what was written. */
async function writeStream({ stream, path, name, gate, isExecutable }: WriteStep): Promise<number> {
  let size = 0
  let checksum = 0
  const count = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length
      gate.bytes(name, size, chunk.length)
      checksum = crc32(chunk, checksum)
      yield chunk
    }
  }
  await pipeline(stream, count, createWriteStream(path, { flags: 'wx', mode: isExecutable ? 0o755 : 0o644 }))
  return checksum >>> 0
}

function refusal(gate: EntryGate, error: Error): unknown {
  try {
    return gate.refuse(`it is no zip that can be read (${error.message})`)
  } catch (refused) {
    return refused
  }
}
