/** One row of a team's routing table: this kind of work goes to that member. */
export interface RoutingRow {
  readonly work: string
  readonly member: string
}

/** More rows than this are no table that a person keeps. */
const mostRows = 500
const longest = 256 * 1024

/**
 * The rows of the tables in a team's routing.md that name one of its members: what the first cell says goes to whom
 * another names. What names nobody of the team is left out.
 */
export function readRouting(text: string, members: readonly string[]): readonly RoutingRow[] {
  const known = new Map(members.map((name) => [name.toLowerCase(), name]))
  const rows: RoutingRow[] = []
  for (const line of text.slice(0, longest).split(/\r\n|\r|\n/)) {
    const trimmed = line.trim()
    if (!trimmed.startsWith('|') || rows.length >= mostRows) continue
    const [work = '', ...others] = cellsOf(trimmed)
    const member = others.map((cell) => known.get(wordsOnly(cell))).find((name) => name !== undefined)
    if (work !== '' && member !== undefined) rows.push({ work, member })
  }
  return rows
}

function cellsOf(row: string): readonly string[] {
  const cells = row.split('|').slice(1)
  return (row.endsWith('|') ? cells.slice(0, -1) : cells).map((cell) => cell.trim())
}

/** A table may set a name bold, as code, or with a sign before it. */
function wordsOnly(cell: string): string {
  return cell
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .toLowerCase()
}
