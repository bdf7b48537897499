const needsEscapes = /[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]|---/u

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
}

/** A text in quotes whether or not it needs them, for what must be seen to be text, such as `'1.0'`. Always one line. */
export function writeQuoted(text: string): string {
  if (!needsEscapes.test(text)) return `'${text.replaceAll("'", "''")}'`
  const escaped = text.replace(
    /[\\"\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]|-(?=--)/gu,
    (character) => shortEscapes[character] ?? hexEscape(character.charCodeAt(0)),
  )
  return `"${escaped}"`
}

function hexEscape(unit: number): string {
  return unit < 0x100 ? `\\x${hexadecimal(unit, 2)}` : `\\u${hexadecimal(unit, 4)}`
}

function hexadecimal(unit: number, width: number): string {
  return unit.toString(16).toUpperCase().padStart(width, '0')
}
