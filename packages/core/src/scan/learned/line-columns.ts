import type { ColumnSet } from './column-set.ts'
import { columnOfHash, featureColumn, hashOf, hashOn } from './feature-column.ts'
import { hostWords } from './host-words.ts'
import { kindColumn } from './kind-column.ts'
import { lineKind } from './line-kind.ts'
import { longestName } from './longest-name.ts'
import { nameParts, type NamePlace } from './name-parts.ts'
import { pairOfColumns } from './pair-column.ts'
import { smallLetters } from './small-letters.ts'

/** What names are hashed on from, by where they stand. */
const begins = {
  code: { name: hashOf('code:'), part: hashOf('code part:') },
  comment: { name: hashOf('comment:'), part: hashOf('comment part:') },
} as const
const beginOfPair = hashOf('pair:')
const digits = { first: 48, last: 57 } as const
/** Letters beyond ASCII begin with those of Latin 1, but for the micro sign, which is a Greek letter. */
const beyondAscii = { first: 0xc0, micro: 0xb5 } as const

/**
 * Adds the columns of what a line says: of its hosts, its names and their parts; with `hasPairs` of each two names in a row too, of the kinds
 * of its words, and of each two of these. `lineNames` says which names these are; here they are read sign by sign, since every line of every
 * skill is.
 */
export function lineColumns(line: string, hasPairs: boolean, columns: ColumnSet): void {
  const { line: plain, features } = hostWords(line)
  for (const feature of features) columns.add(featureColumn(feature))
  const begin = begins[lineKind(line)]
  const codes = codesOf(plain)
  const before = { name: -1, kind: -1 }
  for (let start = 0; start < codes.length; start += 1) {
    if (!isFirstOfName(codes[start] ?? 0)) continue
    let end = start + 1
    while (end < codes.length && isInName(codes[end] ?? 0)) end += 1
    if (end - start <= longestName) {
      const place = { codes, start, end }
      columns.add(columnOfName(begin.name, plain, place))
      nameParts(begin.part, place, columns)
      if (hasPairs) {
        before.name = addPair(before.name, columnOfName(beginOfPair, plain, place), columns)
        const kind = kindColumn(plain.slice(start, end).toLowerCase())
        if (kind !== -1) {
          columns.add(kind)
          before.kind = addPair(before.kind, kind, columns)
        }
      }
    }
    start = end
  }
}

/** Adds the pair that a column makes with the one before it, if there is one; gives the column back, as the next one's. */
function addPair(before: number, own: number, columns: ColumnSet): number {
  if (before !== -1) columns.add(pairOfColumns(before, own))
  return own
}

/** The signs of a line as numbers: each is looked at several times, and to ask a text for one takes longer. */
function codesOf(line: string): Uint16Array {
  const codes = new Uint16Array(line.length)
  for (let at = 0; at < codes.length; at += 1) codes[at] = line.charCodeAt(at)
  return codes
}

function isInName(code: number): boolean {
  return code < 128 ? smallLetters[code] !== 0 : code >= beyondAscii.first || code === beyondAscii.micro
}

function isFirstOfName(code: number): boolean {
  return isInName(code) && (code < digits.first || code > digits.last)
}

/** Of a name in small letters; those beyond ASCII may be more in small letters, or other ones at the end of a word. */
function columnOfName(begin: number, line: string, { codes, start, end }: NamePlace): number {
  let hash = begin
  for (let at = start; at < end; at += 1) {
    const code = codes[at] ?? 0
    if (code >= 128) return columnOfHash(hashOf(line.slice(start, end).toLowerCase(), begin))
    hash = hashOn(hash, smallLetters[code] ?? 0)
  }
  return columnOfHash(hash)
}
