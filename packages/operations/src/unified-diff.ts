/** One line of a comparison: kept, removed or added. */
interface Step {
  readonly mark: ' ' | '-' | '+'
  readonly line: string
}

const context = 3
// Beyond this many cells the middle is shown as replaced whole: a diff nobody can read is not worth a second.
const mostCells = 4_000_000

function splitLines(text: string): readonly string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

function marked(mark: Step['mark'], lines: readonly string[]): readonly Step[] {
  return lines.map((line) => ({ mark, line }))
}

/** Longest common subsequence of two short lists of lines. */
function compareMiddle(before: readonly string[], after: readonly string[]): readonly Step[] {
  const width = after.length + 1
  if ((before.length + 1) * width > mostCells) return [...marked('-', before), ...marked('+', after)]
  const lengths = new Uint32Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0)
    }
  }
  const steps: Step[] = []
  let row = 0
  let column = 0
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      steps.push({ mark: ' ', line: before[row] ?? '' })
      row += 1
      column += 1
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) {
      steps.push({ mark: '-', line: before[row] ?? '' })
      row += 1
    } else {
      steps.push({ mark: '+', line: after[column] ?? '' })
      column += 1
    }
  }
  return [...steps, ...marked('-', before.slice(row)), ...marked('+', after.slice(column))]
}

function compare(before: readonly string[], after: readonly string[]): readonly Step[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return [
    ...marked(' ', before.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...marked(' ', before.slice(before.length - end)),
  ]
}

/** Spans of steps that belong into one hunk, with three lines around each change. */
function hunkSpans(steps: readonly Step[]): readonly { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  for (const [index, { mark }] of steps.entries()) {
    if (mark === ' ') continue
    const last = spans.at(-1)
    const start = Math.max(0, index - context)
    const end = Math.min(steps.length, index + context + 1)
    if (last !== undefined && start <= last.end) last.end = end
    else spans.push({ start, end })
  }
  return spans
}

/** What changes between two texts, as `diff -u` writes it; empty when nothing does. */
export function unifiedDiff(path: string, before: string, after: string): string {
  if (before === after) return ''
  const steps = compare(splitLines(before), splitLines(after))
  const parts = [`--- ${path}`, `+++ ${path}`]
  let oldLine = 1
  let newLine = 1
  let position = 0
  for (const { start, end } of hunkSpans(steps)) {
    // What lies between two hunks is the same on both sides.
    oldLine += start - position
    newLine += start - position
    const part = steps.slice(start, end)
    const oldCount = part.filter(({ mark }) => mark !== '+').length
    const newCount = part.filter(({ mark }) => mark !== '-').length
    parts.push(
      `@@ -${oldCount === 0 ? oldLine - 1 : oldLine},${oldCount} +${newCount === 0 ? newLine - 1 : newLine},${newCount} @@`,
    )
    parts.push(...part.map(({ mark, line }) => mark + line))
    oldLine += oldCount
    newLine += newCount
    position = end
  }
  return `${parts.join('\n')}\n`
}
