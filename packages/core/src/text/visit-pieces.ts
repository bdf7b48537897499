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

const isLower = (code: number): boolean => code >= 0x61 && code <= 0x7a
const isUpper = (code: number): boolean => code >= 0x41 && code <= 0x5a
const isAccented = (code: number): boolean => code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isBlank = (code: number): boolean =>
  code === space || code === tab || code === lineFeed || code === carriageReturn || code === 0xa0
const isLineBreak = (code: number): boolean => code === lineFeed || code === carriageReturn
const isPunctuation = (code: number): boolean =>
  code > space && code < 0x7f && !isLower(code) && !isUpper(code) && !isDigit(code)

/**
 * Cuts a text into the pieces that byte-pair tokenizers cut at before they merge: words with the space before
 * them, runs of digits, of punctuation, of blanks, and single characters of other scripts. One pass, no regular
 * expression, so hostile text takes linear time. `length` counts UTF-16 code units, of accents the accented ones.
 */
export function visitPieces(text: string, visit: Visit): void {
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isLower(code) || isUpper(code) || isAccented(code)) at = visitWord(text, at, visit)
    else if (isBlank(code)) at = visitBlank(text, at, visit)
    else if (isDigit(code)) at = visitRun(text, at, isDigit, 'digits', visit)
    else if (isPunctuation(code)) at = visitPunctuation(text, at, visit)
    else at = visitOther(text, at, code, visit)
  }
}

function visitRun(text: string, start: number, test: (code: number) => boolean, kind: PieceKind, visit: Visit): number {
  let end = start + 1
  while (end < text.length && test(text.charCodeAt(end))) end++
  visit(kind, end - start)
  return end
}

/** `fooBar` is two words, `HTTPServer` is capitals and a word, as tokenizers see them. */
function visitWord(text: string, start: number, visit: Visit): number {
  let end = start
  while (end < text.length && isUpper(text.charCodeAt(end))) end++
  const upper = end - start
  let accents = 0
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (isAccented(code)) accents++
    else if (!isLower(code)) break
    end++
  }
  if (accents > 0) visit('accents', accents)
  const lower = end - start - upper
  const spaced = start > 0 && text.charCodeAt(start - 1) === space ? 'spacedWord' : 'bareWord'
  if (upper > 1) visit('capitals', lower > 0 ? upper - 1 : upper)
  if (lower > 0) visit(upper > 1 ? 'bareWord' : spaced, lower + Math.min(upper, 1))
  else if (upper === 1) visit(spaced, 1)
  return end
}

/** A single space belongs to what follows and is free; longer runs and line breaks cost. */
function visitBlank(text: string, start: number, visit: Visit): number {
  let end = start
  let lastBreak = -1
  let breaks = 0
  while (end < text.length && isBlank(text.charCodeAt(end))) {
    if (isLineBreak(text.charCodeAt(end))) {
      lastBreak = end
      breaks++
    }
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
  while (end < text.length && isPunctuation(text.charCodeAt(end))) {
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

function visitOther(text: string, at: number, code: number, visit: Visit): number {
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
