/** Something packed that a program carries behind its own text. */
export interface PackedPart {
  readonly kind: 'gzip' | 'other'
  /** Offset of its first byte. */
  readonly at: number
}

const signatures: readonly (readonly [kind: PackedPart['kind'], bytes: Buffer])[] = [
  ['gzip', Buffer.from('1f8b08', 'hex')],
  ['other', Buffer.from('fd377a585a00', 'hex')],
  ['other', Buffer.from('377abcaf271c', 'hex')],
  ['other', Buffer.from('28b52ffd', 'hex')],
  // A block of bzip2 begins with the digits of pi.
  ['other', Buffer.from('314159265359', 'hex')],
]

/** Each is looked into; a program unpacks one. */
const mostParts = 4

/** Where packed data begins in a text: an installer that unpacks itself has its files behind `exit 0`. In order. */
export function packedBehind(bytes: Uint8Array): readonly PackedPart[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: PackedPart[] = []
  for (const [kind, signature] of signatures) {
    let at = whole.indexOf(signature, 1)
    for (let left = mostParts; at !== -1 && left > 0; left -= 1) {
      parts.push({ kind, at })
      at = whole.indexOf(signature, at + 1)
    }
  }
  return parts.toSorted((left, right) => left.at - right.at)
}
