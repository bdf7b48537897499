/** The characters of a text by code point, as Python counts them. */
export function charactersOf(text: string): readonly string[] {
  return Array.from(text)
}
