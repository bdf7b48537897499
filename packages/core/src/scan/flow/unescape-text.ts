const simple: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  a: '\x07',
  e: '\x1b',
}

/** A string literal's inside with its backslashes read, as Python, JavaScript and the shells' `$''` have them. */
export function unescapeText(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(
    /\\(?:x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3]?[0-7]{2})|(\r?\n)|([^]))/g,
    // oxlint-disable-next-line max-params -- one for each group of the expression
    (
      _,
      two?: string,
      braced?: string,
      four?: string,
      eight?: string,
      octal?: string,
      line?: string,
      other?: string,
    ) => {
      const code = two ?? braced ?? four ?? eight
      if (code !== undefined) return character(Number.parseInt(code, 16))
      if (octal !== undefined) return character(Number.parseInt(octal, 8))
      return line === undefined ? (simple[other ?? ''] ?? other ?? '') : ''
    },
  )
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
