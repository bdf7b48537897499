import { crc32 } from 'node:zlib'

/** No time, no name, and no system: byte 9 says "unknown" (RFC 1952). */
const header = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)

/** The most that one stored block holds (RFC 1951, 3.2.4). */
const blockBytes = 0xffff

/** A gzip file whose content stands in it as it is: valid everywhere, and the same bytes from every version of zlib. */
export function gzipStored(content: Uint8Array): Uint8Array {
  const blocks = Math.max(1, Math.ceil(content.length / blockBytes))
  const result = new Uint8Array(header.length + blocks * 5 + content.length + 8)
  const view = new DataView(result.buffer)
  result.set(header)
  let at = header.length
  for (let block = 0; block < blocks; block++) {
    const part = content.subarray(block * blockBytes, (block + 1) * blockBytes)
    view.setUint8(at, block === blocks - 1 ? 1 : 0)
    view.setUint16(at + 1, part.length, true)
    view.setUint16(at + 3, ~part.length & 0xffff, true)
    result.set(part, at + 5)
    at += 5 + part.length
  }
  view.setUint32(at, crc32(content), true)
  view.setUint32(at + 4, content.length >>> 0, true)
  return result
}
