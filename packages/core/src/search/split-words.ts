// Scripts that are written without spaces: a run of them is no word, so it is looked for inside the text.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

/** Words of a text in their order: case-folded NFC, split at everything that is neither letter nor digit. */
export function splitWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}

/** Is this word of a script that has no spaces between words? */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word)
}
