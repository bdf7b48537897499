/** What a file is by its first bytes, whatever its name says. `binary` is what has no other and does not read like a text. */
export type FileType = 'text' | 'media' | 'zip' | 'gzip' | 'tar' | 'archive' | 'native' | 'bytecode' | 'binary'

type Signature = readonly [type: FileType, hex: string, offset?: number]

const signatures: readonly Signature[] = [
  ['zip', '504b0304'],
  ['zip', '504b0506'],
  ['gzip', '1f8b08'],
  ['tar', '7573746172', 257],
  ['archive', '377abcaf271c'],
  ['archive', '526172211a07'],
  ['archive', 'fd377a585a00'],
  ['archive', '425a68'],
  ['archive', '28b52ffd'],
  ['archive', '4d534346'],
  ['archive', '78617221'],
  ['archive', '04224d18'],
  ['archive', '4c5a4950'],
  ['archive', '1f9d90'],
  ['archive', '1fa0'],
  ['archive', '5d00008000'],
  ['archive', 'edabeedb'],
  ['archive', '213c617263683e0a'],
  ['archive', '68737173'],
  ['archive', '43723234'],
  ['native', '7f454c46'],
  ['native', 'feedface'],
  ['native', 'feedfacf'],
  ['native', 'cefaedfe'],
  ['native', 'cffaedfe'],
  ['native', 'cafebabe'],
  ['native', '0061736d'],
  ['native', '4d5a'],
  ['media', '89504e470d0a1a0a'],
  ['media', 'ffd8ff'],
  ['media', '474946383761'],
  ['media', '474946383961'],
  ['media', '52494646'],
  ['media', '424d'],
  ['media', '49492a00'],
  ['media', '4d4d002a'],
  ['media', '00000100'],
  ['media', '25504446'],
  ['media', '4f54544f'],
  ['media', '0001000000'],
  ['media', '74727565'],
  ['media', '774f4646'],
  ['media', '774f4632'],
  ['media', '494433'],
  ['media', 'fffb'],
  ['media', '4f676753'],
  ['media', '664c6143'],
  ['media', '66747970', 4],
  ['media', '1a45dfa3'],
]

/** Bytes by which text and binary data are told apart. */
const sampled = 8192

/** The kind of a file by its head; a few hundred bytes are enough. */
export function fileType(head: Uint8Array): FileType {
  const found = signatures.find(([, hex, offset = 0]) => startsWith(head, hex, offset))
  const sample = head.subarray(0, sampled)
  if (found === undefined)
    return isBytecode(head) ? 'bytecode' : isWide(head) || !sample.includes(0) || isText(sample) ? 'text' : 'binary'
  const [type, hex] = found
  if (sample.includes(0) || type === 'zip' || type === 'gzip' || type === 'tar') return type
  // Short signatures are also beginnings of words: "BM", "MZ", "true", "ID3". And pictures have a zero in their head: a
  // program that begins as one, `GIF89a=1;`, is still a program. PDF can be all text, and is none to whoever reads it.
  const canBeText = (hex.length <= 8 || type === 'media') && !startsWith(head, '25504446', 0)
  return canBeText && isText(sample.subarray(0, 512)) ? 'text' : type
}

/**
 * Is this a text to whoever runs it? A shell passes over zeros and goes on, so that one of them, or a tail of them,
 * makes no binary of a script; other control characters do, where they are more than a slip.
 */
function isText(sample: Uint8Array): boolean {
  const zeros = sample.filter((byte) => byte === 0).length
  const strange = sample.filter((byte) => (byte > 0 && byte < 9) || (byte > 13 && byte < 32) || byte === 127).length
  return strange * 100 <= sample.length - zeros
}

function startsWith(head: Uint8Array, hex: string, offset: number): boolean {
  for (let index = 0; index * 2 < hex.length; index += 1) {
    if (head[offset + index] !== Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)) return false
  }
  return true
}

/** CPython: two bytes of version, then carriage return and line feed. */
function isBytecode(head: Uint8Array): boolean {
  return head[2] === 0x0d && head[3] === 0x0a && (head[1] === 0x0d || head[1] === 0x0e) && head.includes(0)
}

function isWide(head: Uint8Array): boolean {
  return (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
}
