/** The words of a pattern's argument. */
export function wordsOfPattern(text = ''): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
