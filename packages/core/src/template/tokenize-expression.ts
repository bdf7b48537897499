import { TemplateFault } from './template-fault.ts'

export interface ExpressionToken {
  readonly kind: 'name' | 'number' | 'string' | 'sign' | 'end'
  readonly text: string
  /** Of a string: what it says. */
  readonly value?: string
}

const pattern =
  /\s+|(?<string>"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|(?<number>\d[\d_]*(?:\.\d+)?(?:[eE][-+]?\d+)?)|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<sign>\*\*|\/\/|==|!=|<=|>=|[-+*/%~<>=|.,:()[\]{}])/uy

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '0': '\0',
}

/** The words and signs of one expression or statement. */
export function tokenizeExpression(text: string, line: number): readonly ExpressionToken[] {
  const tokens: ExpressionToken[] = []
  let at = 0
  while (at < text.length) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) throw new TemplateFault(`${JSON.stringify(text.charAt(at))} means nothing in a template.`, line)
    at = pattern.lastIndex
    const { string, number, name, sign } = found.groups ?? {}
    if (string !== undefined) tokens.push({ kind: 'string', text: string, value: unquote(string) })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
  }
  return tokens
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (whole, hex?: string, one?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    return one === undefined ? whole : (escapes[one] ?? whole)
  })
}
