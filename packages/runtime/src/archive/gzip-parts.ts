import { crc32 } from 'node:zlib'

/** No time, no name, and no system: byte 9 says "unknown" (RFC 1952). */
const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)

/** The most that one stored block holds, and what stands before it (RFC 1951, 3.2.4). */
const blockBytes = 0xffff
const headBytes = 5

/** A gzip file whose content stands in it as it is: valid everywhere, and the same bytes from every version of zlib. */
export async function* gzipParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield header
  let sum = 0
  let size = 0
  let block = Buffer.alloc(headBytes + blockBytes)
  let filled = 0
  for await (const part of content) {
    // Of no bytes `crc32` gives 0, and forgets what was before.
    if (part.length === 0) continue
    sum = crc32(part, sum)
    size += part.length
    for (let at = 0; at < part.length;) {
      // A full block goes when something comes after it: the last one says that it is the last.
      if (filled === blockBytes) {
        yield stored(block, { filled, isLast: false })
        block = Buffer.alloc(headBytes + blockBytes)
        filled = 0
      }
      const piece = part.subarray(at, at + blockBytes - filled)
      block.set(piece, headBytes + filled)
      filled += piece.length
      at += piece.length
    }
  }
  yield stored(block, { filled, isLast: true })
  const end = Buffer.alloc(8)
  end.writeUInt32LE(sum, 0)
  end.writeUInt32LE(size % 2 ** 32, 4)
  yield end
}

function stored(block: Buffer, { filled, isLast }: { readonly filled: number; readonly isLast: boolean }): Buffer {
  block.writeUInt8(isLast ? 1 : 0, 0)
  block.writeUInt16LE(filled, 1)
  block.writeUInt16LE(~filled & 0xffff, 3)
  return block.subarray(0, headBytes + filled)
}
