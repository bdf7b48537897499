import { estimateTokens } from './estimate-tokens.ts'

/** No text costs less than a token for this many characters (`piece-weights.ts`), so nobody counts a huge one whole. */
const mostCharacters = 100

/**
 * The longest beginning of a text that costs at most `limit` tokens, cut after a whole line unless the first line is
 * already too long. Never splits a surrogate pair.
 */
export function truncateToTokens(text: string, limit: number): string {
  if (text.length <= limit * mostCharacters && estimateTokens(text) <= limit) return text
  let low = 0
  let high = Math.min(text.length - 1, limit * mostCharacters)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (estimateTokens(text.slice(0, middle)) <= limit) low = middle
    else high = middle - 1
  }
  const line = text.lastIndexOf('\n', low)
  if (line > 0) return text.slice(0, line)
  const code = text.charCodeAt(low - 1)
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? low - 1 : low)
}
