/** Splits a list of tools at white space and commas outside parentheses: `Bash(git add *)` is one tool. */
export function splitTools(text: string): readonly string[] {
  const tools: string[] = []
  let depth = 0
  let current = ''
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth = Math.max(0, depth - 1)
    if (depth === 0 && /[\s,]/.test(character)) {
      if (current !== '') tools.push(current)
      current = ''
    } else current += character
  }
  if (current !== '') tools.push(current)
  return tools
}
