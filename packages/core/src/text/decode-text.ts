// `core` compiles without the DOM's types; every runtime we support has this class as a global.
declare class TextDecoder {
  constructor(label: string, options: { readonly fatal: boolean; readonly ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

export interface TextProblem {
  readonly kind: 'not-utf8' | 'utf16' | 'nul-byte'
  /** 0-based offset in the decoded text up to which everything is sound. */
  readonly offset: number
}

export interface DecodedText {
  /** With byte-order mark and line ends as they are. Bytes that are no UTF-8 are read as U+FFFD. */
  readonly text: string
  /** Does the text start with U+FEFF? */
  readonly byteOrderMark: boolean
  /** The first thing that makes the bytes unfit to be read as UTF-8 text. */
  readonly problem?: TextProblem
}

export interface DecodeOptions {
  /** The bytes are the head of a longer file: a character cut off at the end is left out, not reported. */
  readonly partial?: boolean
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true })

/** Strict UTF-8: what is wrong is reported with its place, and a readable text is given all the same. */
export function decodeText(bytes: Uint8Array, options: DecodeOptions = {}): DecodedText {
  if (looksLikeUtf16(bytes)) return { text: '', byteOrderMark: false, problem: { kind: 'utf16', offset: 0 } }
  const whole = options.partial === true ? withoutCutCharacter(bytes) : bytes
  let text: string
  try {
    text = strict.decode(whole)
  } catch {
    return {
      text: lenient.decode(whole),
      byteOrderMark: startsWithMark(whole),
      problem: { kind: 'not-utf8', offset: lenient.decode(whole.subarray(0, soundLength(whole))).length },
    }
  }
  const byteOrderMark = text.charCodeAt(0) === 0xfeff
  const nul = text.indexOf('\0')
  return nul === -1 ? { text, byteOrderMark } : { text, byteOrderMark, problem: { kind: 'nul-byte', offset: nul } }
}

function startsWithMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
}

/** A UTF-16 mark, or the zero in every other byte that Latin text has in UTF-16. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const first = bytes[0]
  const second = bytes[1]
  if (first === undefined || second === undefined) return false
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  if ((first === 0) === (second === 0)) return false
  const length = Math.min(bytes.length, 64) & ~1
  for (let index = 0; index < length; index += 2) {
    if ((bytes[index] === 0) !== (first === 0) || (bytes[index + 1] === 0) !== (second === 0)) return false
  }
  return length >= 4
}

/** Number of bytes before the first that is no UTF-8 (Unicode 15, table 3-7). */
function soundLength(bytes: Uint8Array): number {
  let index = 0
  while (index < bytes.length) {
    const length = characterLength(bytes, index)
    if (length === 0) return index
    index += length
  }
  return index
}

/** Bytes of the character at `index`; 0 when it is ill-formed or cut off. */
function characterLength(bytes: Uint8Array, index: number): number {
  const lead = bytes[index] ?? 0
  if (lead < 0x80) return 1
  const length = declaredLength(lead)
  if (length === 0) return 0
  const second = bytes[index + 1] ?? 0
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < low || second > high) return 0
  for (let further = 2; further < length; further += 1) {
    if (((bytes[index + further] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return length
}

function declaredLength(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 2
  if (lead >= 0xe0 && lead <= 0xef) return 3
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
}

function withoutCutCharacter(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & 0xc0) === 0x80) continue
    return declaredLength(byte) > back ? bytes.subarray(0, bytes.length - back) : bytes
  }
  return bytes
}
