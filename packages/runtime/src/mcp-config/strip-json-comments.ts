/**
 * Blanks out what editors allow in JSON and `JSON.parse` does not: `//` and block comments, and commas before a
 * closing bracket. Offsets and lines stay the same, so that an error still points at the right place. One pass.
 */
export function stripJsonComments(text: string): string {
  const out: string[] = []
  let comma = -1
  let at = 0
  while (at < text.length) {
    const end = endOfPiece(text, at)
    const piece = text.slice(at, end)
    if (isComment(piece)) out.push(piece.replace(/[^\r\n]/g, ' '))
    else {
      if ((piece === '}' || piece === ']') && comma >= 0) out[comma] = ' '
      if (piece.trim() !== '') comma = piece === ',' ? out.length : -1
      out.push(piece)
    }
    at = end
  }
  return out.join('')
}

function isComment(piece: string): boolean {
  return piece.startsWith('//') || piece.startsWith('/*')
}

/** A piece is a whole string, a whole comment, or one character. What is not closed runs to the end. */
function endOfPiece(text: string, start: number): number {
  if (text[start] === '"') return endOfString(text, start)
  if (text.startsWith('//', start)) return endAfter(text.indexOf('\n', start), 0, text)
  if (text.startsWith('/*', start)) return endAfter(text.indexOf('*/', start + 2), 2, text)
  return start + 1
}

function endAfter(found: number, width: number, text: string): number {
  return found < 0 ? text.length : found + width
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"' || text[at] === '\n') return at + 1
  }
  return text.length
}
