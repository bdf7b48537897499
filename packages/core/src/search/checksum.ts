/**
 * A 32-bit checksum over whole words, for noticing a damaged file; no defence against somebody who means to deceive. The
 * length of `bytes` and where they begin are multiples of four.
 */
export function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >>> 2)
  let sum = 0x9e3779b9
  // By number: a process that answers one question runs this before it is compiled, and an iterator is slow there.
  for (let at = 0; at < words.length; at += 1) {
    sum = Math.imul(sum ^ (words[at] ?? 0), 0x85ebca6b)
    sum ^= sum >>> 15
  }
  return sum >>> 0
}
