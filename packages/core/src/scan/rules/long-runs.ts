/** Runs of characters of the base64 alphabet that are at least so long. By hand: a regular expression takes ten times as long. */
export function longRuns(text: string, shortest: number): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = []
  // A run that long covers one of these places, so that only they need be looked at.
  for (let at = shortest - 1; at < text.length; at += shortest) {
    if (!isEncoded(text.charCodeAt(at))) continue
    let start = at
    let end = at + 1
    while (start > 0 && isEncoded(text.charCodeAt(start - 1))) start -= 1
    while (end < text.length && isEncoded(text.charCodeAt(end))) end += 1
    if (end - start >= shortest && found.at(-1)?.start !== start) found.push({ start, end })
    at = Math.max(at, end - (end % shortest) - 1)
  }
  return found
}

function isEncoded(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 47 && code <= 57) || code === 43
}
