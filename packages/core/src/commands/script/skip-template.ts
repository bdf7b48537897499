interface Level {
  readonly kind: 'text' | 'code'
  braces: number
}

/** Offset behind a template literal that opens at `start`, with all that is nested in it; `undefined` when it is never closed. */
export function skipTemplate(text: string, start: number): number | undefined {
  const levels: Level[] = [{ kind: 'text', braces: 0 }]
  let at = start + 1
  while (at < text.length) {
    const level = levels.at(-1)
    if (level === undefined) return at
    at = level.kind === 'text' ? stepInText(text, at, levels) : stepInCode(text, at, levels)
  }
  return levels.length === 0 ? at : undefined
}

function stepInText(text: string, at: number, levels: Level[]): number {
  const character = text.charAt(at)
  if (character === '\\') return at + 2
  if (character === '`') levels.pop()
  if (character !== '$' || text.charAt(at + 1) !== '{') return at + 1
  levels.push({ kind: 'code', braces: 0 })
  return at + 2
}

function stepInCode(text: string, at: number, levels: Level[]): number {
  const character = text.charAt(at)
  const level = levels.at(-1)
  if (character === '`') levels.push({ kind: 'text', braces: 0 })
  if (level !== undefined && character === '{') level.braces += 1
  if (level !== undefined && character === '}') {
    if (level.braces === 0) levels.pop()
    level.braces -= 1
  }
  return character === '"' || character === "'" ? skipQuoted(text, at) : at + 1
}

function skipQuoted(text: string, start: number): number {
  const quote = text.charAt(start)
  let at = start + 1
  while (at < text.length && text.charAt(at) !== quote && text.charAt(at) !== '\n') {
    at += text.charAt(at) === '\\' ? 2 : 1
  }
  return at + 1
}
