export interface SplitOptions {
  /** Does this character separate? */
  readonly separates: (character: string) => boolean
  readonly open: string
  readonly close: string
}

/** Splits at separators that stand outside brackets, and drops empty parts. A bracket left open runs to the end. */
export function splitOutside(text: string, { separates, open, close }: SplitOptions): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index <= text.length; index += 1) {
    const character = text.charAt(index)
    if (character === open) depth += 1
    else if (character === close) depth = Math.max(0, depth - 1)
    else if (index === text.length || (depth === 0 && separates(character))) {
      const part = text.slice(start, index).trim()
      if (part !== '') parts.push(part)
      start = index + 1
    }
  }
  return parts
}
