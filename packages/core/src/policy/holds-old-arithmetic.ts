/**
 * Does Bash find its old arithmetic, `$[…]`, in this text? Not in single quotes, not in `$'…'`, and not behind a back
 * slash; in double quotes it does. `quotes: false` is for a here-document, where quotes mean nothing.
 */
export function holdsOldArithmetic(text: string, { quotes = true }: { readonly quotes?: boolean } = {}): boolean {
  let inDouble = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '$' && text[at + 1] === '[') return true
    else if (!quotes) continue
    else if (character === '"') inDouble = !inDouble
    else if (inDouble) continue
    else if (character === '$' && text[at + 1] === "'") at = endOfAnsi(text, at + 2)
    else if (character === "'") at = endOf(text, at + 1)
  }
  return false
}

/** Index of the quote that ends it, or of the end of the text. */
function endOf(text: string, from: number): number {
  const end = text.indexOf("'", from)
  return end === -1 ? text.length : end
}

/** The same for `$'…'`, in which a back slash takes the next character along. */
function endOfAnsi(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== "'") at += text[at] === '\\' ? 2 : 1
  return at
}
