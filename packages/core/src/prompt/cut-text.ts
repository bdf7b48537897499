/** How far back a cut may look for a good place, as a share of the limit. */
const reach = 0.4

/**
 * Shortens a text to at most `limit` UTF-16 code units: after a sentence if one ends in the last part, else after a
 * word with `…`, else (one endless word) between characters. Never splits a surrogate pair.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  if (limit < 2) return limit < 1 ? '' : '…'
  const head = text.slice(0, limit)
  const earliest = Math.floor(limit * (1 - reach))
  for (let at = limit - 1; at >= earliest; at--) {
    if (isSentenceEnd(head, at) && isBlank(text[at + 1])) return head.slice(0, at + 1)
  }
  for (let at = limit - 1; at >= earliest; at--) {
    if (isBlank(head[at])) return `${head.slice(0, at).trimEnd()}…`
  }
  const code = text.charCodeAt(limit - 2)
  return `${text.slice(0, code >= 0xd800 && code <= 0xdbff ? limit - 2 : limit - 1)}…`
}

function isSentenceEnd(text: string, at: number): boolean {
  return '.!?。！？'.includes(text[at] ?? ' ')
}

function isBlank(character: string | undefined): boolean {
  return character === undefined || character === ' ' || character === '\n' || character === '\t'
}
