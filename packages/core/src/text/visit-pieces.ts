/** What a run of characters is to a byte-pair tokenizer; the weight of each kind stands in `piece-weights.ts`. */
export type PieceKind =
  | 'spacedWord'
  | 'bareWord'
  | 'capitals'
  | 'accents'
  | 'digits'
  | 'punctuation'
  | 'repeated'
  | 'indent'
  | 'lines'
  | 'alphabetic'
  | 'ideograph'
  | 'syllable'
  | 'pictograph'
  | 'symbol'

type Visit = (kind: PieceKind, length: number) => void

const space = 0x20
const lineFeed = 0x0a
const carriageReturn = 0x0d
const tab = 0x09

// Counting stands between a server's start and its first answer, when V8 has compiled nothing yet and each call counts:
// what a character is, is looked up.
const other = 0
const lower = 1
const upper = 2
const accented = 3
const digit = 4
const blank = 5
const lineBreak = 6
const punctuation = 7

const kinds = Uint8Array.from({ length: 0x250 }, (_, code) => {
  if (code >= 0x61 && code <= 0x7a) return lower
  if (code >= 0x41 && code <= 0x5a) return upper
  if (code >= 0xc0) return code === 0xd7 || code === 0xf7 ? other : accented
  if (code >= 0x30 && code <= 0x39) return digit
  if (code === lineFeed || code === carriageReturn) return lineBreak
  if (code === space || code === tab || code === 0xa0) return blank
  return code > space && code < 0x7f ? punctuation : other
})

/** Kind of the character at a place; past the end, and past the table, `other`. */
const kindAt = (text: string, at: number): number => kinds[text.charCodeAt(at)] ?? other

/**
 * Cuts a text into the pieces that byte-pair tokenizers cut at before they merge: words with the space before
 * them, runs of digits, of punctuation, of blanks, and single characters of other scripts. One pass, no regular
 * expression, so hostile text takes linear time. `length` counts UTF-16 code units, of accents the accented ones.
 */
export function visitPieces(text: string, visit: Visit): void {
  let at = 0
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind === blank && isLoneSpace(text, at)) at += 1
    else if (kind === other) at = visitOther(text, at, visit)
    else if (kind <= accented) at = visitWord(text, at, visit)
    else if (kind === digit) at = visitDigits(text, at, visit)
    else if (kind === punctuation) at = visitPunctuation(text, at, visit)
    else at = visitBlank(text, at, visit)
  }
}

/** Most blanks are one space between two words, which costs nothing. */
function isLoneSpace(text: string, at: number): boolean {
  const next = kindAt(text, at + 1)
  return text.charCodeAt(at) === space && next !== blank && next !== lineBreak
}

function visitDigits(text: string, start: number, visit: Visit): number {
  let end = start + 1
  while (kindAt(text, end) === digit) end++
  visit('digits', end - start)
  return end
}

/** `fooBar` is two words, `HTTPServer` is capitals and a word, as tokenizers see them. */
function visitWord(text: string, start: number, visit: Visit): number {
  let end = start
  while (kinds[text.charCodeAt(end)] === upper) end++
  const uppers = end - start
  let accents = 0
  for (;;) {
    const kind = kinds[text.charCodeAt(end)]
    if (kind === accented) accents++
    else if (kind !== lower) break
    end++
  }
  if (accents > 0) visit('accents', accents)
  const lowers = end - start - uppers
  const spaced = start > 0 && text.charCodeAt(start - 1) === space ? 'spacedWord' : 'bareWord'
  if (uppers > 1) visit('capitals', lowers > 0 ? uppers - 1 : uppers)
  if (lowers > 0) visit(uppers > 1 ? 'bareWord' : spaced, lowers + Math.min(uppers, 1))
  else if (uppers === 1) visit(spaced, 1)
  return end
}

/** A single space belongs to what follows and is free; longer runs and line breaks cost. */
function visitBlank(text: string, start: number, visit: Visit): number {
  let end = start
  let lastBreak = -1
  let breaks = 0
  for (;;) {
    const kind = kindAt(text, end)
    if (kind === lineBreak) {
      lastBreak = end
      breaks++
    } else if (kind !== blank) break
    end++
  }
  if (breaks > 0) visit('lines', breaks)
  const indent = end - (lastBreak < 0 ? start : lastBreak + 1)
  if (indent > 1 || (indent === 1 && text.charCodeAt(end - 1) !== space)) visit('indent', indent)
  return end
}

/** `-----` is one token where `-=-=-` is several. */
function visitPunctuation(text: string, start: number, visit: Visit): number {
  const first = text.charCodeAt(start)
  let end = start + 1
  while (end < text.length && text.charCodeAt(end) === first) end++
  if (end - start >= 3) {
    visit('repeated', end - start)
    return end
  }
  while (kindAt(text, end) === punctuation) {
    if (end + 2 < text.length && startsRepeat(text, end)) break
    end++
  }
  visit('punctuation', end - start)
  return end
}

function startsRepeat(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code
}

function visitOther(text: string, at: number, visit: Visit): number {
  const code = text.charCodeAt(at)
  const astral = code >= 0xd800 && code <= 0xdbff && at + 1 < text.length
  visit(kindOfOther(code), astral ? 2 : 1)
  return astral ? at + 2 : at + 1
}

function kindOfOther(code: number): PieceKind {
  if (code >= 0x4e00 && code <= 0x9fff) return 'ideograph'
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0xac00 && code <= 0xd7af)) return 'syllable'
  if (code >= 0xd800 && code <= 0xdfff) return 'pictograph'
  if (code >= 0x370 && code <= 0x1fff) return 'alphabetic'
  return 'symbol'
}
