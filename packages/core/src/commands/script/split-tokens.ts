import type { ScriptToken } from './script-token.ts'

export interface SplitOptions {
  /** Angle brackets enclose too: in types they do, in expressions they compare. */
  readonly angles?: boolean
}

/** Splits at a sign that stands in no bracket; empty parts are left out. */
export function splitTokens(
  tokens: readonly ScriptToken[],
  sign: string,
  { angles = false }: SplitOptions = {},
): readonly (readonly ScriptToken[])[] {
  const opening = angles ? '([{<' : '([{'
  const closing = angles ? ')]}>' : ')]}'
  const parts: ScriptToken[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.kind === 'operator' && opening.includes(token.text)) depth += 1
    else if (token.kind === 'operator' && closing.includes(token.text)) depth -= 1
    if (depth === 0 && token.kind === 'operator' && token.text === sign) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.length > 0)
}
