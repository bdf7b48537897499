import { thousandthsOf } from './thousandths-of.ts'

const lineFeed = '\n'
const isBlank = /[ \t\r\n\u{a0}]/u

/**
 * Counts as `estimateTokens` does, to the token, and remembers the cost of each line: an index that is shortened until
 * it fits has the same lines over and over. A line begins with the line break before it. Where blanks stand before that
 * break they are one piece together, so that no line begins there. A text that costs more than `enough` is not counted to
 * its end: the answer is then some number above that.
 */
export function createTokenCounter(): (text: string, enough?: number) => number {
  const known = new Map<string, number>()
  const costOf = (line: string): number => {
    const found = known.get(line)
    if (found !== undefined) return found
    const cost = thousandthsOf(line)
    known.set(line, cost)
    return cost
  }
  return (text, enough = Number.POSITIVE_INFINITY) => {
    let thousandths = 0
    let start = 0
    for (let end = text.indexOf(lineFeed); end !== -1; end = text.indexOf(lineFeed, end + 1)) {
      if (end === start || isBlank.test(text.charAt(end - 1))) continue
      thousandths += costOf(text.slice(start, end))
      start = end
      if (thousandths > enough * 1000) return Math.ceil(thousandths / 1000)
    }
    return Math.ceil((thousandths + costOf(text.slice(start))) / 1000)
  }
}
