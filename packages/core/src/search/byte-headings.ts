/** Finds a byte between two places, the second where there is none. */
export type FindByte = (from: number, to: number, byte: number) => number

const [space, tab, newline, numberSign] = [32, 9, 10, 35]

/** Puts where each heading of a text in UTF-8 begins and ends into `lines`, see `splitHeadings`. */
export function byteHeadings(
  bytes: Uint8Array,
  { start, end, find }: { readonly start: number; readonly end: number; readonly find: FindByte },
  lines: number[],
): void {
  lines.length = 0
  for (let sign = find(start, end, numberSign); sign < end; sign = find(sign + 1, end, numberSign)) {
    let line = sign
    while (line > start && line > sign - 3 && bytes[line - 1] === space) line -= 1
    if (line > start && bytes[line - 1] !== newline) continue
    let behind = sign + 1
    while (behind < sign + 6 && bytes[behind] === numberSign) behind += 1
    // Behind the text stands none of them.
    if (bytes[behind] !== space && bytes[behind] !== tab) continue
    sign = find(sign, end, newline)
    lines.push(line, sign)
  }
}
