/** Longer lines than this are looked through no further. */
const longest = 4000

/** Where code stands in a line, from its first mark to the end of its last, as `` `<!-- note` ``. Marks that nothing closes are none. */
export function codeSpansOf(line: string): readonly (readonly [start: number, end: number])[] {
  const marks = Array.from(
    line.slice(0, longest).matchAll(/`+/g),
    ({ 0: mark, index }) => [index, index + mark.length] as const,
  )
  const spans: (readonly [number, number])[] = []
  while (marks.length > 0) {
    const [start = 0, opened = 0] = marks.shift() ?? []
    const close = marks.findIndex(([from, to]) => to - from === opened - start)
    if (close === -1) continue
    const [, end = opened] = marks[close] ?? []
    spans.push([start, end])
    marks.splice(0, close + 1)
  }
  return spans
}
