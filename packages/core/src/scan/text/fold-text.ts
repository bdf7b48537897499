import { confusables } from './confusables.ts'
import { MappedText } from './mapped-text.ts'

/** Characters that nobody sees: soft hyphen, zero-width ones, direction marks, variation selectors, tags, fillers. */
const invisible =
  // oxlint-disable-next-line no-misleading-character-class -- each stands for itself
  /^[\0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]$/u

// A shell drops NUL: `cu\0rl` is `curl` to it.
const foreign = /[\0\u0080-\uffff]/
// Both alphabets in one word: nobody writes so who does not want to be misread.
const mixedWord = /[\w\u0131\u0261\u0370-\u058f-]{2,64}/g

/**
 * The text as it is read: compatibility forms folded (NFKC), what nobody sees taken out, and letters of other
 * alphabets that look like Latin ones made Latin in words that hold both. Plain ASCII is given back as it is.
 */
export function foldText(text: string): MappedText {
  if (!foreign.test(text)) return new MappedText(text)
  const origins = new Uint32Array(text.length * 2 + 16)
  const parts: string[] = []
  let length = 0
  // A text holds few different characters, and folding one costs far more than finding it here.
  const readings = new Map<number, string>()
  const push = (piece: string, from: number) => {
    // One character can stand for eighteen (U+FDFA); what has no room is cut, nobody writes commands with it.
    const kept = length + piece.length > origins.length ? piece.slice(0, Math.max(0, origins.length - length)) : piece
    for (let index = 0; index < kept.length; index += 1) origins[length + index] = from
    parts.push(kept)
    length += kept.length
  }
  for (let index = 0; index < text.length;) {
    const code = text.codePointAt(index) ?? 0
    if (isPlain(code)) {
      let end = index + 1
      while (end < text.length && isPlain(text.charCodeAt(end))) end += 1
      parts.push(text.slice(index, end))
      for (let at = index; at < end && length < origins.length; at += 1) origins[length++] = at
      index = end
      continue
    }
    let reading = readings.get(code)
    if (reading === undefined) {
      reading = readingOf(code)
      readings.set(code, reading)
    }
    push(reading, index)
    index += code > 0xffff ? 2 : 1
  }
  const folded = parts.join('')
  return new MappedText(unmix(folded), origins.subarray(0, length))
}

function isPlain(code: number): boolean {
  return code < 0x80 && code !== 0
}

/** What a character is read as; nothing, when nobody sees it. */
function readingOf(code: number): string {
  const character = String.fromCodePoint(code)
  if (invisible.test(character)) return ''
  return isLetterlike(code) ? character : character.normalize('NFKC')
}

/** Scripts that NFKC does not touch, which is most of the text that is not ASCII. */
function isLetterlike(code: number): boolean {
  return (code >= 0x370 && code <= 0x5ff) || (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3041 && code <= 0x30ff)
}

/** Where the letters of `confusables` stand: Greek, Cyrillic, Armenian and a few of Latin's own. */
const lookalike = /[\u0131\u0261\u0370-\u058f]/

function unmix(text: string): string {
  if (!lookalike.test(text)) return text
  return text.replace(mixedWord, (word, at: number) => {
    if (!foreign.test(word) || !/[A-Za-z]/.test(word) || isOfHost(text, at)) return word
    return word.replace(/[\u0080-\uffff]/g, (letter) => confusables[letter] ?? letter)
  })
}

const hostBefore = /\b(?:https?|wss?|s?ftps?|tftp|gopher):[\\/]{0,6}[^\s/?#\\'"<>`]{0,120}$/i

/** The name of a machine with another letter in it is another machine: read as Latin, a stranger is who is known. */
function isOfHost(text: string, at: number): boolean {
  return hostBefore.test(text.slice(Math.max(0, at - 136), at))
}
