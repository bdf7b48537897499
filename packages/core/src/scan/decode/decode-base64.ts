const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Int8Array(128).fill(-1)
for (let index = 0; index < alphabet.length; index += 1) values[alphabet.charCodeAt(index)] = index
values['-'.charCodeAt(0)] = 62
values['_'.charCodeAt(0)] = 63

/** Bytes of a base64 text (RFC 4648, both alphabets, padding optional); `undefined` when it is none. */
export function decodeBase64(text: string): Uint8Array | undefined {
  const length = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length
  if (length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let buffer = 0
  let bits = 0
  let written = 0
  for (let index = 0; index < length; index += 1) {
    const value = values[text.charCodeAt(index)] ?? -1
    if (value < 0) return undefined
    buffer = ((buffer << 6) | value) & 0xffffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[written] = (buffer >> bits) & 0xff
      written += 1
    }
  }
  return bytes
}
