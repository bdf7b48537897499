const longest = 900

/** The statement that begins at a place: to the end of its line, or of the line on which its last bracket closes. */
export function statementAt(text: string, start: number): string {
  const part = text.slice(start, start + longest)
  let depth = 0
  for (let index = 0; index < part.length; index += 1) {
    const character = part[index]
    if (character === '(' || character === '{' || character === '[') depth += 1
    else if (character === ')' || character === '}' || character === ']') depth -= 1
    else if (character === '\n' && depth <= 0) return part.slice(0, index)
    // What closes more than was opened here belongs to what stands around it.
    if (depth < 0) return part.slice(0, index)
  }
  return part
}
