import { decodeText } from '../../text/decode-text.ts'

/** A message in characters that no typeface shows. */
export interface HiddenText {
  /** 0-based offset of its first character. */
  readonly start: number
  readonly end: number
  /** What it says. */
  readonly text: string
}

const tagBase = 0xe0000
const cancelTag = 0xe007f
const blackFlag = 0x1f3f4

/** Two kinds of variation selectors count as the bytes 0 to 15 and 16 to 255: sixteen to a kind of text, 240 to a kind of ideograph. */
const firstSelector = 0xfe00
const firstSupplement = 0xe0100
const lastSupplement = 0xe01ef
/** An emoji or an ideograph takes one; more than two in a row choose no shape of anything. */
const fewestSelectors = 4

/** Zero-width space, joiners, word joiner, invisible operators, byte order mark, direction marks. */
const blanks = /[\u180e\u200b-\u200f\u2060-\u2064\ufeff]{24,}/gu

/** What reads a run of characters, from where it starts: where it ends and what it says; nothing, where none starts there. */
type Reader = (text: string, start: number) => HiddenText | undefined

/**
 * What is written in characters that are not seen: tags (U+E0020 to U+E007E), which mirror ASCII; variation selectors, a byte each; and long
 * runs of spaces without a width, two kinds of which are the bits of bytes.
 */
export function hiddenTexts(text: string): readonly HiddenText[] {
  const found: HiddenText[] = []
  if (text.includes('\udb40') || /[\ufe00-\ufe0f]{2}/u.test(text)) {
    for (let index = 0; index < text.length;) {
      const run = tagsFrom(text, index) ?? selectorsFrom(text, index)
      if (run !== undefined && run.text !== '') found.push(run)
      index = run?.end ?? index + ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
    }
  }
  for (const { index, 0: run } of text.matchAll(blanks))
    found.push({ start: index, end: index + run.length, text: bitsOf(run) ?? '·'.repeat(run.length) })
  return found
}

/** Flags of regions are written with tags too: a run that follows a black flag and ends as the standard asks (UTS 51) says nothing. */
const tagsFrom: Reader = (text, start) => {
  let message = ''
  let index = start
  for (; index < text.length; index += 2) {
    const code = text.codePointAt(index) ?? 0
    if (code < tagBase + 0x20 || code > cancelTag) break
    if (code !== cancelTag) message += String.fromCharCode(code - tagBase)
  }
  if (index === start) return undefined
  const isFlag = start > 1 && text.codePointAt(start - 2) === blackFlag && message.length <= 8
  return { start, end: index, text: isFlag ? '' : message }
}

const selectorsFrom: Reader = (text, start) => {
  const bytes: number[] = []
  let index = start
  for (; index < text.length;) {
    const code = text.codePointAt(index) ?? 0
    if (code >= firstSelector && code < firstSelector + 16) bytes.push(code - firstSelector)
    else if (code >= firstSupplement && code <= lastSupplement) bytes.push(code - firstSupplement + 16)
    else break
    index += code > 0xffff ? 2 : 1
  }
  if (index === start) return undefined
  return {
    start,
    end: index,
    text: bytes.length < fewestSelectors ? '' : decodeText(Uint8Array.from(bytes)).text || '·'.repeat(bytes.length),
  }
}

/** What two kinds of characters say as bits, the first of them for nought or for one. */
function bitsOf(run: string): string | undefined {
  const kinds = [...new Set(run)]
  if (kinds.length !== 2) return undefined
  for (const one of kinds) {
    let read = ''
    for (let at = 0; at + 8 <= run.length; at += 8)
      read += String.fromCharCode(
        Number.parseInt(Array.from(run.slice(at, at + 8), (each) => (each === one ? '1' : '0')).join(''), 2),
      )
    if (/^[\t\n\r -~]{3,}$/.test(read)) return read
  }
  return undefined
}
