import { decodeText } from '../../text/decode-text.ts'
import type { MappedText } from '../text/mapped-text.ts'
import { decodeBase64 } from './decode-base64.ts'
import { runsOf } from './runs-of.ts'

/** Text that was hidden in an encoding. */
export interface DecodedLayer {
  readonly encoding: string
  /** Offsets of what was decoded, in the text it stands in. */
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Unpacks gzip and zlib data, at most `limit` bytes of it; `undefined` for anything else. */
export type Inflate = (bytes: Uint8Array, limit: number) => Uint8Array | undefined

const rows = 'base64 in lines'
const mostLayers = 40
const longestResult = 64 * 1024

const base64Run = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,20000}={0,2}/g
/** Lines of one text, in a list. */
const base64Rows = /(?:["'][A-Za-z0-9+/]{32,200}={0,2}["']\s{0,4},\s{0,40}){2,400}["'][A-Za-z0-9+/]{4,200}={0,2}["']/g
const hexEscapes = /(?:\\x[0-9a-fA-F]{2}){4,5000}/g
const hexPairs = /(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}[ ,:]\s{0,1}){12,4000}[0-9a-fA-F]{2}(?![0-9a-zA-Z])/g
const hexRun = /(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}){16,5000}(?![0-9a-zA-Z])/g
const unicodeRun = /(?:\\u\{?[0-9a-fA-F]{2,5}\}?){4,5000}/g
const percentRun = /(?:%[0-9a-fA-F]{2}[\w.~-]{0,2}){6,5000}/g
const codesRun = /(?:\d{2,3}\s{0,4},\s{0,4}){6,4000}\d{2,3}|(?:chr\(\d{2,3}\)\s{0,3}[+.]\s{0,3}){4,2000}chr\(\d{2,3}\)/g
const codesOnly = /(?:\d{2,3}\s{0,4},\s{0,4}){6,4000}\d{2,3}/g
const octalRun = /(?:\\[0-3]?[0-7]{2}){6,4000}/g

/** Where a pattern can match: it takes these characters only, and at least so many of them. */
interface Habitat {
  readonly shortest: number
  readonly isMember: (code: number) => boolean
}

const base64Habitat: Habitat = {
  shortest: 16,
  // Between '+' and '9' stand '-', '.' and '/'; a dot too many only means another look.
  isMember: (code) =>
    (code >= 97 && code <= 122) ||
    (code >= 45 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    code === 43 ||
    code === 61 ||
    code === 95,
}
const hexHabitat: Habitat = { shortest: 32, isMember: isHexadecimal }
const pairsHabitat: Habitat = {
  shortest: 38,
  isMember: (code) => isHexadecimal(code) || code === 44 || code === 58 || isBlank(code),
}
const codesHabitat: Habitat = {
  shortest: 20,
  isMember: (code) => (code >= 48 && code <= 57) || code === 44 || isBlank(code),
}

function isHexadecimal(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70)
}

/** What `\s` matches. */
function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code >= 0xa0 && /\s/.test(String.fromCharCode(code)))
}

/** Everything in a text that reads as text again once an encoding is taken off, up to a bounded number of places. */
export function decodeLayers(source: MappedText, inflate?: Inflate): readonly DecodedLayer[] {
  const { text } = source
  const found: DecodedLayer[] = []
  const collectIn = (part: { text: string; at: number }, { encoding, pattern, decode }: Encoding): void => {
    pattern.lastIndex = 0
    for (let match = pattern.exec(part.text); match !== null; match = pattern.exec(part.text)) {
      if (found.length >= mostLayers) return
      const decoded = decode(match[0])
      if (decoded === undefined || !(encoding === rows ? isReadableAnywhere(decoded) : isReadable(decoded))) continue
      const start = part.at + match.index
      found.push({ encoding, start, end: start + match[0].length, text: decoded.slice(0, longestResult) })
    }
  }
  for (const encoding of encodingsIn(text, inflate)) {
    if (found.length >= mostLayers) break
    for (const part of partsFor(text, encoding.habitat)) collectIn(part, encoding)
  }
  return found
}

interface Encoding {
  readonly encoding: string
  readonly pattern: RegExp
  readonly habitat?: Habitat
  readonly decode: (run: string) => string | undefined
}

/** The encodings that a text may hold, those left out that it has not even the mark of. */
function encodingsIn(text: string, inflate: Inflate | undefined): readonly Encoding[] {
  const hasBackslash = text.includes('\\')
  return [
    { encoding: 'base64', pattern: base64Run, habitat: base64Habitat, decode: (run) => fromBase64(run, inflate) },
    { encoding: rows, pattern: base64Rows, decode: (run) => fromRows(run, inflate) },
    ...(hasBackslash && text.includes('\\x') ? [{ encoding: 'hex', pattern: hexEscapes, decode: fromHex }] : []),
    { encoding: 'hex', pattern: hexPairs, habitat: pairsHabitat, decode: fromHex },
    { encoding: 'hex', pattern: hexRun, habitat: hexHabitat, decode: fromHex },
    ...(hasBackslash && text.includes('\\u')
      ? [{ encoding: 'unicode escapes', pattern: unicodeRun, decode: fromUnicode }]
      : []),
    ...(text.includes('%') ? [{ encoding: 'percent', pattern: percentRun, decode: fromPercent }] : []),
    text.includes('chr(')
      ? { encoding: 'character codes', pattern: codesRun, decode: fromNumbers }
      : { encoding: 'character codes', pattern: codesOnly, habitat: codesHabitat, decode: fromNumbers },
    ...(hasBackslash ? [{ encoding: 'octal', pattern: octalRun, decode: fromOctal }] : []),
  ]
}

function fromHex(run: string): string | undefined {
  return fromCodes(run.match(/[0-9a-fA-F]{2}/g), 16)
}

function fromNumbers(run: string): string | undefined {
  return fromCodes(run.match(/\d{2,3}/g), 10)
}

function fromUnicode(run: string): string | undefined {
  return fromCodes(run.match(/[0-9a-fA-F]{2,5}/g), 16)
}

function fromOctal(run: string): string | undefined {
  return fromCodes(run.match(/[0-7]{2,3}/g), 8)
}

/** The parts of a text in which a pattern can match, each with the character before and after it, for what looks there. */
function partsFor(text: string, habitat: Habitat | undefined): readonly { text: string; at: number }[] {
  if (habitat === undefined) return [{ text, at: 0 }]
  return runsOf(text, habitat.shortest, habitat.isMember).map(({ start, end }) => {
    const at = Math.max(0, start - 1)
    return { text: text.slice(at, end + 1), at }
  })
}

function fromBase64(run: string, inflate: Inflate | undefined): string | undefined {
  // An identifier or a path is base64 to the letter; words of one case or with a readable slash are not tried.
  if (run.length < 24 && !/[0-9=+]/.test(run)) return undefined
  if (/^[a-z_-]+$|^[A-Z_-]+$|^[0-9a-f-]+$/.test(run)) return undefined
  const bytes = decodeBase64(run)
  if (bytes === undefined) return undefined
  const isPacked = (bytes[0] === 0x1f && bytes[1] === 0x8b) || bytes[0] === 0x78
  const plain = isPacked ? (inflate?.(bytes, longestResult) ?? bytes) : bytes
  return latin(plain[1] === 0 && plain[3] === 0 ? plain.filter((_, index) => index % 2 === 0) : plain)
}

function fromRows(run: string, inflate: Inflate | undefined): string | undefined {
  const bytes = decodeBase64(run.replaceAll(/[^A-Za-z0-9+/=]/g, ''))
  if (bytes === undefined) return undefined
  const isPacked = (bytes[0] === 0x1f && bytes[1] === 0x8b) || bytes[0] === 0x78
  return decodeText(isPacked ? (inflate?.(bytes, longestResult) ?? bytes) : bytes).text
}

function latin(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

function fromCodes(codes: readonly string[] | null, base: number): string | undefined {
  return codes?.map((code) => String.fromCharCode(Number.parseInt(code, base) & 0xffff)).join('')
}

function fromPercent(run: string): string | undefined {
  return run.replace(/%([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Letters of any script, and next to nothing else: what is no text at all is full of other signs. */
function isReadableAnywhere(text: string): boolean {
  const sample = text.slice(0, 400)
  const others = sample.match(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\t\n\r]|\ufffd/gu)?.length ?? 0
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  return sample.length >= 8 && others <= sample.length * 0.02 && letters >= sample.length * 0.3
}

/** Printable ASCII from end to end, and some of it letters: random bytes are that once in a million. */
function isReadable(text: string): boolean {
  if (text.length < 4) return false
  const sample = text.slice(0, 400)
  let printable = 0
  let letters = 0
  for (let index = 0; index < sample.length; index += 1) {
    const code = sample.charCodeAt(index)
    if ((code >= 32 && code < 127) || code === 9 || code === 10 || code === 13) printable += 1
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) letters += 1
  }
  return printable >= sample.length * 0.95 && letters >= sample.length * 0.3
}
