import type { PythonToken } from './python-token.ts'

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '\n': '',
}

/** A string literal that starts at `start`, its prefix included; `undefined` when it is never closed. */
export function readPythonString(
  text: string,
  { start, quote }: { readonly start: number; readonly quote: number },
): PythonToken | undefined {
  const mark = text.charAt(quote)
  const triple = text.startsWith(mark.repeat(3), quote)
  const close = triple ? mark.repeat(3) : mark
  const prefix = text.slice(start, quote).toLowerCase()
  let at = quote + close.length
  while (at < text.length && !text.startsWith(close, at)) {
    if (!triple && text.charAt(at) === '\n') return undefined
    at += text.charAt(at) === '\\' ? 2 : 1
  }
  if (at >= text.length) return undefined
  const inside = text.slice(quote + close.length, at)
  const written = text.slice(start, at + close.length)
  const token = { kind: 'string' as const, text: written, offset: start }
  if (/[ft]/.test(prefix)) return token
  return { ...token, value: prefix.includes('r') ? inside : unescape(inside) }
}

function unescape(inside: string): string {
  if (!inside.includes('\\')) return inside
  return inside.replaceAll(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g,
    // oxlint-disable-next-line max-params -- one for each group of the expression
    (whole, hex2?: string, hex4?: string, hex8?: string, one?: string) => {
      const hex = hex2 ?? hex4 ?? hex8
      if (hex === undefined) return one === undefined ? whole : (escapes[one] ?? whole)
      const code = Number.parseInt(hex, 16)
      return code > 0x10_ff_ff ? whole : String.fromCodePoint(code)
    },
  )
}
