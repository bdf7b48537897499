/** White space that Python's `str.strip` takes off: Unicode's, and four separators, but no byte-order mark. */
function isPythonSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code >= 0x1c
  return code === 0x85 || code === 0xa0 || (code > 0xff && code !== 0xfeff && /\s/.test(String.fromCharCode(code)))
}

/** `str.strip()`. */
export function strip(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isPythonSpace(text.charCodeAt(start))) start += 1
  while (end > start && isPythonSpace(text.charCodeAt(end - 1))) end -= 1
  return text.slice(start, end)
}
