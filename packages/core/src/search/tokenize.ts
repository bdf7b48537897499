import { isPaired } from './is-paired.ts'
import { stemWord } from './stem-word.ts'
import { stopWords } from './stop-words.ts'
import { wordAliases } from './word-aliases.ts'

export interface TokenizeOptions {
  /** Keep the words that say nothing by themselves: for names, where they may be all there is. */
  readonly keepStopWords?: boolean
}

// A word longer than this is a key, a digest or an attack; its beginning still finds it.
const longestWord = 40
const rememberedStems = 50_000

/** Every sign of ASCII that is neither letter nor digit stands between pieces. */
const pieces = /[A-Za-z0-9\u0080-\uffff]+/g
// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/

/** Dashes, quotes, dots and arrows beside ASCII: whatever form they have, no letter comes of them. */
// oxlint-disable-next-line no-control-regex
const separated = /^[\x00-\x7f\u2010-\u2027\u2190-\u21ff]*$/
const plainWords = /[A-Za-z0-9]+/g

const stems = new Map<string, string>()

/**
 * The terms of a text in their order: words in lower case without accents, by their stem; `readFile` gives the whole
 * and its parts; scripts without spaces give pairs of signs. Words that say nothing are left out. Each piece of a text
 * gives the same terms wherever it stands.
 */
export function tokenize(text: string, options: TokenizeOptions = {}): string[] {
  const terms: string[] = []
  const keep = options.keepStopWords === true
  for (const piece of text.match(pieces) ?? []) pushPiece(piece, keep, terms)
  return terms
}

function pushPiece(piece: string, keep: boolean, terms: string[]): void {
  if (ascii.test(piece)) {
    pushWord(piece, keep, terms)
    return
  }
  // Most texts need none of the classes of Unicode.
  if (separated.test(piece)) {
    for (const word of piece.match(plainWords) ?? []) pushWord(word, keep, terms)
    return
  }
  for (const word of foreignWords(piece)) {
    if (ascii.test(word)) pushWord(word, keep, terms)
    else pushForeign(word, keep, terms)
  }
}

function pushForeign(word: string, keep: boolean, terms: string[]): void {
  if (!isPaired(word)) {
    // Accents: `café` is looked for as `cafe`.
    const plain = word
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase()
    if (ascii.test(plain)) pushWord(plain, keep, terms)
    else terms.push(plain.slice(0, longestWord))
    return
  }
  for (const run of runsOf(word)) {
    if (!isPaired(run)) {
      if (run !== word) pushForeign(run, keep, terms)
      continue
    }
    const signs = Array.from(run)
    if (signs.length === 1) terms.push(run)
    for (let at = 0; at + 1 < signs.length; at += 1) terms.push(`${signs[at]}${signs[at + 1]}`)
  }
}

// Expressions with classes of Unicode stand where they are used: to make one takes up to a millisecond, at the top of a file
// in each process.

/** A mark belongs to the letter before it: the one behind an emoji makes no word. */
function foreignWords(piece: string): readonly string[] {
  return piece.normalize('NFKC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
}

/** Parts of a word that are of such scripts, and parts that are not. */
function runsOf(word: string): readonly string[] {
  return (
    word.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu,
    ) ?? []
  )
}

function pushWord(word: string, keep: boolean, terms: string[]): void {
  const lower = word.slice(0, longestWord).toLowerCase()
  if (keep || !stopWords.has(lower)) terms.push(stemOf(lower))
  if (word === lower || word.length > longestWord) return
  const parts = partsOf(word)
  if (parts === undefined) return
  for (const part of parts) {
    const small = part.toLowerCase()
    if (small.length > 1 && !stopWords.has(small)) terms.push(stemOf(small))
  }
}

/**
 * `readFile` and `HTTPServerError` have parts. `GitHub` and `YouTube` are one word each: to find every text on
 * GitHub with "git" would bury what is about git.
 */
function partsOf(word: string): readonly string[] | undefined {
  const parts = word.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)
  if (parts === null || parts.length < 2) return undefined
  const startsSmall = /^[a-z]{2}/.test(word) && /[A-Z]/.test(word)
  return startsSmall || parts.filter((part) => /[a-z]/i.test(part)).length > 2 ? parts : undefined
}

function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= rememberedStems) stems.clear()
  const stem = stemWord(wordAliases.get(word) ?? word)
  stems.set(word, stem)
  return stem
}
