import { codes, notPlain, type PlainCursor } from './plain-cursor.ts'

/** A plain scalar in block context that ends on its line, at a comment or the line's end. */
export function readPlainLine(cursor: PlainCursor, start: number): { readonly end: number; readonly comment: boolean } {
  const { text, lineEnd } = cursor
  let end = lineEnd
  let comment = false
  // A hash or colon matters only beside white space.
  for (let at = start; at < lineEnd; at += 1) {
    const code = text.charCodeAt(at)
    if (code === codes.colon) {
      if (at + 1 === lineEnd || text.charCodeAt(at + 1) === codes.space) throw notPlain
    } else if (code === codes.hash && text.charCodeAt(at - 1) === codes.space) {
      end = at
      comment = true
      break
    }
  }
  while (end > start && text.charCodeAt(end - 1) === codes.space) end -= 1
  return { end, comment }
}
