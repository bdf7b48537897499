/** Words of a text in their order: case-folded NFC, split at everything that is neither letter nor digit. */
export function splitWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}
