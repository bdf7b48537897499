/** The beginning of a text, at most so many bytes of UTF-8, no character cut in two. */
export function clipText(text: string, maximumBytes: number): { readonly text: string; readonly truncated: boolean } {
  const bytes = Buffer.from(text)
  if (bytes.length <= maximumBytes) return { text, truncated: false }
  let end = maximumBytes
  // A byte of the form 10xxxxxx goes on with a character.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return { text: bytes.subarray(0, end).toString(), truncated: true }
}
