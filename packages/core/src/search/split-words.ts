// oxlint-disable-next-line no-control-regex
const ascii = /^[\x00-\x7f]*$/

/** Words of a text in their order: case-folded NFC, split at everything that is neither letter nor digit. */
export function splitWords(text: string): readonly string[] {
  // The classes of Unicode take milliseconds to compile, and most questions need none of them.
  const words = ascii.test(text)
    ? text.toLowerCase().split(/[^a-z0-9]+/)
    : text
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.filter((word) => word !== '')
}
