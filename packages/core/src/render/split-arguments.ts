/**
 * Splits a line as typed into words, as a shell would: by spaces, with quotes and backslashes. What no shell would
 * take is taken as it stands: a quote without a partner and a backslash before a letter are characters like others.
 */
export function splitArguments(text: string): readonly string[] {
  const words: string[] = []
  let word: string | undefined
  let index = 0
  while (index < text.length) {
    const character = text[index] ?? ''
    const end = quotes.has(character) ? closing(text, index) : -1
    if (end !== -1) {
      word = (word ?? '') + unquoted(text.slice(index + 1, end), character)
      index = end + 1
    } else if (isSpace(character)) {
      if (word !== undefined) words.push(word)
      word = undefined
      index += 1
    } else {
      const next = text[index + 1] ?? ''
      const escapes = character === '\\' && (quotes.has(next) || next === '\\' || isSpace(next))
      word = (word ?? '') + (escapes ? next : character)
      index += escapes ? 2 : 1
    }
  }
  if (word !== undefined) words.push(word)
  return words
}

const quotes: ReadonlySet<string> = new Set(['"', "'"])

function isSpace(character: string): boolean {
  return character !== '' && ' \t\n\r\f\v'.includes(character)
}

/** Where a quoted part ends, or -1. */
function closing(text: string, open: number): number {
  const quote = text[open] ?? ''
  if (quote === "'") return text.indexOf("'", open + 1)
  for (let index = open + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === '"') return index
  }
  return -1
}

function unquoted(inside: string, quote: string): string {
  return quote === "'" ? inside : inside.replaceAll(/\\(["\\])/g, '$1')
}
