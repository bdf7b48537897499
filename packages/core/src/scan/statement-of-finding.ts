/** Lines of one statement that are looked at, and characters: a program on one line is a statement too. */
const mostLines = 40
const mostCharacters = 50_000
const goesOn = /(?:\\|\||&&|,)\s*$/

/**
 * The statement in which a finding stands, as text to compare: its line and those that belong to it, to where the last
 * bracket closes. Blanks count for nothing.
 */
export function statementOfFinding(text: string, line: number): string {
  const lines = text.split(/\r\n|\n|\r/, line + mostLines).slice(line - 1)
  let depth = 0
  const end = lines.findIndex((each) => {
    depth = Math.max(0, depth + opened(each))
    return depth === 0 && !goesOn.test(each)
  })
  const statement = lines.slice(0, end === -1 ? mostLines : end + 1).join(' ')
  return statement.slice(0, mostCharacters).replaceAll(/\s+/g, ' ').trim()
}

function opened(line: string): number {
  return (line.match(/[([{]/g)?.length ?? 0) - (line.match(/[)\]}]/g)?.length ?? 0)
}
