const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
}

/** What the inside of a quoted literal or a template says. */
export function readScriptString(inside: string): string {
  if (!inside.includes('\\')) return inside
  return inside.replaceAll(
    /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\}|\r\n|([\s\S]))/g,
    // oxlint-disable-next-line max-params -- one for each group of the expression
    (_, hex2?: string, hex4?: string, hex6?: string, one?: string) => {
      const hex = hex2 ?? hex4 ?? hex6
      if (hex === undefined) return one === undefined ? '' : (escapes[one] ?? one)
      const code = Number.parseInt(hex, 16)
      return code > 0x10_ff_ff ? '' : String.fromCodePoint(code)
    },
  )
}
