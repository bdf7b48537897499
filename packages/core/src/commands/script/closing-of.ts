import type { ScriptToken } from './script-token.ts'

/** Index of the bracket that closes the one at `open`; the number of tokens when none does. */
export function closingOf(tokens: readonly ScriptToken[], open: number): number {
  let depth = 0
  for (let index = open; index < tokens.length && index >= 0; index += 1) {
    const token = tokens[index]
    if (token?.kind !== 'operator') continue
    if ('([{'.includes(token.text)) depth += 1
    if (')]}'.includes(token.text)) depth -= 1
    if (depth === 0) return index
  }
  return tokens.length
}
