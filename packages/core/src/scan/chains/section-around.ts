import type { Piece } from '../piece.ts'

/** 0-based offsets of the section that an offset of a page's prose lies in: from its heading to the next of any level. */
export function sectionAround({ text: { text } }: Piece, at: number): { readonly start: number; readonly end: number } {
  // What is no prose itself stands right before the place that is given for it, which may be the next heading.
  const last = Math.max(0, at - 1)
  const before = text.lastIndexOf('\n#', last - 1)
  const start = before === -1 ? 0 : before + 1
  const after = text.indexOf('\n#', last)
  return { start, end: after === -1 ? text.length : after }
}
