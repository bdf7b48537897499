/** Parts the headings of Markdown from the text between them, each line in its order. */
export function splitHeadings(body: string): { readonly headings: string; readonly text: string } {
  const headings: string[] = []
  const text: string[] = []
  // The text between two headings is cut out at once, and the next one looked for by its sign: most lines have none.
  let from = 0
  for (let sign = body.indexOf('#'); sign !== -1; sign = body.indexOf('#', sign + 1)) {
    const line = lineOfHeading(body, sign)
    if (line === undefined) continue
    if (from < line) text.push(body.slice(from, line - 1))
    const newline = body.indexOf('\n', sign)
    const end = newline === -1 ? body.length : newline
    headings.push(body.slice(line, end))
    from = end + 1
    sign = end
  }
  text.push(body.slice(from))
  return { headings: headings.join('\n'), text: text.join('\n') }
}

/** Where the line begins whose heading begins with this sign: up to six of them behind three spaces, and a space or tab. */
function lineOfHeading(body: string, sign: number): number | undefined {
  let line = sign
  while (line > sign - 3 && body.charCodeAt(line - 1) === 32) line -= 1
  if (line > 0 && body.charCodeAt(line - 1) !== 10) return undefined
  let behind = sign + 1
  while (behind < sign + 6 && body.charCodeAt(behind) === 35) behind += 1
  const next = body.charCodeAt(behind)
  return next === 32 || next === 9 ? line : undefined
}
