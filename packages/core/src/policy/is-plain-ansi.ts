/**
 * Does this `$'…'`, as it is written, say what it seems to? Only escapes are that every Bash reads alike in every
 * locale: not `\u…`, which is itself where the locale lacks the letter, not `\x{…}` and `\c…`, and not a NUL, behind which
 * Bash reads nothing.
 */
export function isPlainAnsi(text: string): boolean {
  return plain.test(text)
}

const letters = String.raw`[\\'"?abeEfnrtv]`
/** From 2 to 0x7e: Bash marks its own quoting with 1 and 0x7f, and higher bytes are parts of letters. */
const hexadecimal = 'x(?:0[2-9A-Fa-f]|[1-6][0-9A-Fa-f]|7[0-9A-Ea-e])'
const octal = '0(?:0[2-7]|[1-7][0-7])|1[0-6][0-7]|17[0-6]'
const plain = new RegExp(String.raw`^\$'(?:[^\\']|\\(?:${letters}|${hexadecimal}|${octal}))*'$`)
