import type { PythonToken } from './python-token.ts'

/** Splits at a sign that stands in no bracket; empty parts, such as after a last comma, are left out. */
export function splitArguments(tokens: readonly PythonToken[], sign = ','): readonly (readonly PythonToken[])[] {
  const parts: PythonToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.kind === 'operator' && '([{'.includes(token.text)) depth += 1
    else if (token.kind === 'operator' && ')]}'.includes(token.text)) depth -= 1
    if (depth === 0 && token.kind === 'operator' && token.text === sign) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}
