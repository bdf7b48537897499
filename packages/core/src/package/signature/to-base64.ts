const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Standard base64 with padding (RFC 4648). */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const bits = (first << 16) | (second << 8) | third
    const letters = [18, 12, 6, 0].map((shift) => alphabet[(bits >> shift) & 63] ?? '')
    const left = bytes.length - at
    pieces.push(left >= 3 ? letters.join('') : `${letters.slice(0, left + 1).join('')}${'='.repeat(3 - left)}`)
  }
  return pieces.join('')
}
