import { beyondAscii, pieceSigns } from './piece-signs.ts'
import { keySigns, keyStride, longestKey, placeOf } from './piece-table.ts'

/** Pieces that are looked up together: a look-up waits for memory, and these wait at the same time. */
const atOnce = 128

/** Cuts a text into the pieces that letters and digits make, some of them at a time. */
export class PieceScanner {
  /** How many pieces the last `scan` found. */
  count = 0
  /** The key of each and its place, see `PieceTable.getAll`; a key of -1 where a piece fits none. */
  readonly keys = new Int32Array(keyStride * atOnce)
  /** Where each begins and ends. */
  readonly starts = new Uint32Array(atOnce)
  readonly ends = new Uint32Array(atOnce)
  readonly most = atOnce

  /** Finds the next pieces from a place on, and gives the place behind them. Behind the text there is a separator. */
  // In one piece: it runs for each letter of each skill, and a call for each piece of text would cost as much as the rest.
  // oxlint-disable-next-line complexity
  scan(bytes: Uint8Array, from: number, length: number): number {
    const { keys, starts, ends } = this
    let count = 0
    let at = from
    for (; at < length && count < atOnce; at += 1) {
      let sign = pieceSigns[bytes[at] ?? 0] ?? 0
      if (sign === 0) continue
      const start = at
      // One number of the key after the other: this runs for each letter of each skill.
      let first = 0
      let second = 0
      let third = 0
      let all = 0
      for (const end = at + keySigns; sign !== 0 && at < end; sign = pieceSigns[bytes[++at] ?? 0] ?? 0) {
        first = (first << 6) | sign
        all |= sign
      }
      for (const end = at + keySigns; sign !== 0 && at < end; sign = pieceSigns[bytes[++at] ?? 0] ?? 0) {
        second = (second << 6) | sign
        all |= sign
      }
      for (const end = at + keySigns; sign !== 0 && at < end; sign = pieceSigns[bytes[++at] ?? 0] ?? 0) {
        third = (third << 6) | sign
        all |= sign
      }
      for (; sign !== 0; sign = pieceSigns[bytes[++at] ?? 0] ?? 0) all |= sign
      const key = count * keyStride
      const isKey = at - start <= longestKey && all < beyondAscii
      keys[key] = isKey ? first : -1
      keys[key + 1] = second
      keys[key + 2] = third
      keys[key + 3] = placeOf(first, second, third)
      starts[count] = start
      ends[count] = at
      count += 1
    }
    this.count = count
    return at
  }
}
