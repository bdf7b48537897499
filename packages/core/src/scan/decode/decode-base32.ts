const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes of a base32 text (RFC 4648, either case, padding optional); `undefined` when it is none. */
export function decodeBase32(text: string): Uint8Array | undefined {
  const letters = text.toUpperCase().replace(/={0,6}$/, '')
  if ([1, 3, 6].includes(letters.length % 8)) return undefined
  const bytes = new Uint8Array(Math.floor((letters.length * 5) / 8))
  let buffer = 0
  let bits = 0
  let written = 0
  for (const letter of letters) {
    const value = alphabet.indexOf(letter)
    if (value === -1) return undefined
    buffer = ((buffer << 5) | value) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[written] = (buffer >> bits) & 0xff
    written += 1
  }
  return bytes
}
