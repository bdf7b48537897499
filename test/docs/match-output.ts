/**
 * Whether output is as a page shows it. `…` alone on a line stands for any number of lines, within a line for any
 * text. Blanks at the ends of lines and empty lines at the end do not count.
 * Gives `undefined`, or what differs.
 */
export function matchOutput(expected: readonly string[], actual: string): string | undefined {
  const lines = actual.split('\n').map((line) => line.trimEnd())
  while (lines.at(-1) === '') lines.pop()
  // `reachable` holds how many lines of the output the expectation so far can have taken.
  let reachable = new Set([0])
  for (const [index, wanted] of expected.entries()) {
    const next = new Set<number>()
    for (const taken of reachable) {
      if (wanted.trim() === '…') for (let end = taken; end <= lines.length; end++) next.add(end)
      else if (taken < lines.length && matchesLine(wanted, lines[taken] ?? '')) next.add(taken + 1)
    }
    if (next.size === 0) {
      const furthest = Math.max(...reachable)
      return `line ${index + 1} of the example is ${JSON.stringify(wanted)}, the output has ${JSON.stringify(lines[furthest] ?? '(nothing more)')}`
    }
    reachable = next
  }
  if (reachable.has(lines.length)) return undefined
  return `the output goes on with ${JSON.stringify(lines[Math.max(...reachable)])}`
}

function matchesLine(wanted: string, line: string): boolean {
  const [first = '', ...rest] = wanted.split('…')
  if (rest.length === 0) return wanted === line
  if (!line.startsWith(first)) return false
  let from = first.length
  for (const [index, part] of rest.entries()) {
    const at = index === rest.length - 1 ? line.length - part.length : line.indexOf(part, from)
    if (at < from || !line.startsWith(part, at)) return false
    from = at + part.length
  }
  return true
}
