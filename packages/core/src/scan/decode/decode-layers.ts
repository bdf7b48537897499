import type { MappedText } from '../text/mapped-text.ts'
import { decodeBase64 } from './decode-base64.ts'

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

const mostLayers = 40
const longestResult = 64 * 1024

const base64Run = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,20000}={0,2}/g
const hexEscapes = /(?:\\x[0-9a-fA-F]{2}){4,5000}/g
const hexPairs = /(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}[ ,:]\s{0,1}){12,4000}[0-9a-fA-F]{2}(?![0-9a-zA-Z])/g
const hexRun = /(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}){16,5000}(?![0-9a-zA-Z])/g
const unicodeRun = /(?:\\u\{?[0-9a-fA-F]{2,5}\}?){4,5000}/g
const percentRun = /(?:%[0-9a-fA-F]{2}[\w.~-]{0,2}){6,5000}/g
const codesRun = /(?:\d{2,3}\s{0,4},\s{0,4}){6,4000}\d{2,3}|(?:chr\(\d{2,3}\)\s{0,3}[+.]\s{0,3}){4,2000}chr\(\d{2,3}\)/g
const octalRun = /(?:\\[0-3]?[0-7]{2}){6,4000}/g

/** Everything in a text that reads as text again once an encoding is taken off, up to a bounded number of places. */
export function decodeLayers(source: MappedText, inflate?: Inflate): readonly DecodedLayer[] {
  const { text } = source
  const found: DecodedLayer[] = []
  const collect = (encoding: string, pattern: RegExp, decode: (run: string) => string | undefined) => {
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      if (found.length >= mostLayers) return
      const decoded = decode(match[0])
      if (decoded === undefined || !isReadable(decoded)) continue
      const start = match.index
      found.push({ encoding, start, end: start + match[0].length, text: decoded.slice(0, longestResult) })
    }
  }
  collect('base64', base64Run, (run) => fromBase64(run, inflate))
  if (text.includes('\\x')) collect('hex', hexEscapes, (run) => fromCodes(run.match(/[0-9a-fA-F]{2}/g), 16))
  collect('hex', hexPairs, (run) => fromCodes(run.match(/[0-9a-fA-F]{2}/g), 16))
  collect('hex', hexRun, (run) => fromCodes(run.match(/[0-9a-fA-F]{2}/g), 16))
  if (text.includes('\\u'))
    collect('unicode escapes', unicodeRun, (run) => fromCodes(run.match(/[0-9a-fA-F]{2,5}/g), 16))
  if (text.includes('%')) collect('percent', percentRun, fromPercent)
  collect('character codes', codesRun, (run) => fromCodes(run.match(/\d{2,3}/g), 10))
  if (text.includes('\\')) collect('octal', octalRun, (run) => fromCodes(run.match(/[0-7]{2,3}/g), 8))
  return found
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
