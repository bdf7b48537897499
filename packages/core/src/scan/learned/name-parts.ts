import type { ColumnSet } from './column-set.ts'
import { columnOfHash, hashOn } from './feature-column.ts'

/** Letters of a part that says something; `is`, `to` and `id` stand in every program. */
const shortestPart = 3
const toSmall = 32

/** Where a name stands among the signs of its line, end exclusive. */
export interface NamePlace {
  readonly codes: Uint16Array
  readonly start: number
  readonly end: number
}

/** Adds the columns of the parts of a name, hashed on from `begin`: small letters, with a capital before them or not, and capitals alone. */
export function nameParts(begin: number, { codes, start, end }: NamePlace, columns: ColumnSet): void {
  for (let at = start; at < end;) {
    const from = at
    while (at < end && isCapital(codes[at] ?? 0)) at += 1
    // The last capital before small letters begins a part of its own: `HTTPBody`.
    if (at - from > 1 && at < end && isSmall(codes[at] ?? 0)) at -= 1
    else while (at < end && isSmall(codes[at] ?? 0)) at += 1
    if (at - from >= shortestPart) columns.add(columnOfPart(begin, codes, from, at))
    if (at === from) at += 1
  }
}

function columnOfPart(begin: number, codes: Uint16Array, from: number, to: number): number {
  let hash = begin
  for (let at = from; at < to; at += 1) {
    const code = codes[at] ?? 0
    hash = hashOn(hash, isCapital(code) ? code + toSmall : code)
  }
  return columnOfHash(hash)
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90
}

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122
}
