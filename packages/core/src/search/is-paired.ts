/**
 * Scripts without spaces between words, and Korean, which joins its particles to them: compared by pairs of signs.
 * Its classes of Unicode take up to a millisecond to compile: they stand where they are used.
 */
export function isPaired(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    text,
  )
}
