/** A stretch of a text: 0-based offset of its first character, and of the one after its last. */
export interface Run {
  readonly start: number
  readonly end: number
}

/**
 * The longest stretches that hold nothing but characters that `isMember` takes (UTF-16 units), of those that have
 * `shortest` or more. So long a stretch covers one of every `shortest` places, and only those are looked at: a regular
 * expression that asks at each place is many times dearer over ordinary text.
 */
export function runsOf(text: string, shortest: number, isMember: (code: number) => boolean): readonly Run[] {
  const found: Run[] = []
  let done = 0
  for (let at = shortest - 1; at < text.length; at += shortest) {
    if (!isMember(text.charCodeAt(at))) continue
    let start = at
    while (start > done && isMember(text.charCodeAt(start - 1))) start -= 1
    let end = at + 1
    while (end < text.length && isMember(text.charCodeAt(end))) end += 1
    if (end - start >= shortest) found.push({ start, end })
    done = end
    // The character at `end` is none of them: the next stretch that counts starts after it.
    at = end
  }
  return found
}
