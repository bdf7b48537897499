/** Of Git and Python's `b85decode` (RFC 1924), in the order of their values. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'
const rfc1924 = new Map(Array.from(alphabet, (letter, value) => [letter, value]))

/** `ascii85` is Adobe's, in which `z` stands for four zeros. */
export type Base85Alphabet = 'rfc1924' | 'ascii85'

/** Bytes of a base85 text; `undefined` when it is none. White space counts for nothing in Ascii85, nor do its `<~` and `~>`. */
export function decodeBase85(text: string, kind: Base85Alphabet): Uint8Array | undefined {
  const letters = kind === 'rfc1924' ? text : plainAscii85(text)
  const missing = (5 - (letters.length % 5)) % 5
  if (missing === 4) return undefined
  const last = kind === 'rfc1924' ? '~' : 'u'
  const padded = letters + last.repeat(missing)
  const bytes = new Uint8Array((padded.length / 5) * 4)
  for (let group = 0; group * 5 < padded.length; group += 1) {
    let value = 0
    for (const letter of padded.slice(group * 5, group * 5 + 5)) {
      const digit = kind === 'rfc1924' ? rfc1924.get(letter) : letter.charCodeAt(0) - 33
      if (digit === undefined || digit < 0 || digit > 84) return undefined
      value = value * 85 + digit
    }
    if (value > 0xffff_ffff) return undefined
    new DataView(bytes.buffer).setUint32(group * 4, value)
  }
  return bytes.subarray(0, bytes.length - missing)
}

function plainAscii85(text: string): string {
  return text.replace(/\s/g, '').replace(/^<~/, '').replace(/~>$/, '').replaceAll('z', '!!!!!')
}
