/**
 * Folds any run of blanks and line breaks to one space (OST-29) and drops characters that would corrupt a prompt:
 * controls are removed, halves of a surrogate pair become U+FFFD.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => (blanks.has(character) ? ' ' : ''))
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const blanks = new Set(['\t', '\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029'])
