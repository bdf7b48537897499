/** What a list or a table stands under. */
export interface Lead {
  /** The paragraph right before it, such as `**Never do:**`; empty when there is none. */
  readonly label: string
  /** The nearest heading above, without its marks; empty when there is none. */
  readonly heading: string
  /** In a table, what stands at the head of the column; empty elsewhere. */
  readonly column: string
}

const item = /^\s{0,12}(?:[-*+]\s|\d{1,3}[.)]\s|\||>)/
const row = /^\s{0,12}\|/
const heading = /^\s{0,3}#{1,6}\s+(.*)$/
const mostLines = 80

/** Where an item of a list, or a row of a table, belongs to; nothing for any other paragraph. */
export function leadOf(text: string, at: number): Lead | undefined {
  let end = text.indexOf('\n', at)
  if (end === -1) end = text.length
  let start = text.lastIndexOf('\n', at - 1) + 1
  if (!item.test(text.slice(start, end))) return undefined
  const place = Math.max(1, cellsOf(text.slice(start, at)).length - 1)
  let head = text.slice(start, end)
  let label: string | undefined
  for (let count = 0; start > 0 && count < mostLines; count += 1) {
    end = start - 1
    start = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(start, end)
    if (line.trim() === '') continue
    const title = heading.exec(line)?.[1]
    if (title !== undefined) return { label: label ?? '', heading: title.slice(0, 200), column: columnOf(head, place) }
    if (label === undefined && row.test(line)) head = line
    if (label === undefined && !item.test(line)) label = line.slice(-300)
  }
  return { label: label ?? '', heading: '', column: columnOf(head, place) }
}

function columnOf(head: string, place: number): string {
  return row.test(head) ? (cellsOf(head)[place] ?? '').trim().slice(0, 100) : ''
}

/** What stands between the bars; the first is what stands before the first of them. */
function cellsOf(line: string): string[] {
  return line.split('|')
}
