/** A piece of Markdown that stays together: a paragraph, one point of a list, or a block in fences. */
export interface Block {
  /** Of the section it stands in, without its signs; empty before the first. */
  readonly heading: string
  /** Number of `#`. */
  readonly level: number
  readonly text: string
  /** Does it belong to a list? */
  readonly isPoint: boolean
}

/** Takes a body apart, so that two bodies can be put together without losing a piece. Headings stand in the blocks. */
export function splitBlocks(body: string): readonly Block[] {
  const blocks: Block[] = []
  let heading = ''
  let level = 0
  let lines: string[] = []
  let isPoint = false
  let fence: string | undefined
  const flush = () => {
    if (lines.length > 0) blocks.push({ heading, level, text: lines.join('\n'), isPoint })
    lines = []
    isPoint = false
  }
  for (const line of body.split(/\r\n|\r|\n/)) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]
    if (fence !== undefined) {
      lines.push(line)
      if (mark !== undefined && mark.startsWith(fence) && line.trim() === mark) {
        fence = undefined
        if (!isPoint) flush()
      }
      continue
    }
    const title = /^(#{1,6})[ \t]+(\S.*)$/.exec(line)
    const starts = /^ {0,3}(?:[-*+]|\d{1,4}[.)])[ \t]+\S/.test(line)
    if (title !== null) {
      flush()
      heading = (title[2] ?? '').trim()
      level = title[1]?.length ?? 1
    } else if (line.trim() === '') {
      flush()
    } else {
      if (starts) flush()
      if (starts) isPoint = true
      // Fences begin a block of their own, except those that are indented under a point.
      if (mark !== undefined && !/^\s/.test(line)) flush()
      if (mark !== undefined) fence = mark
      lines.push(line)
    }
  }
  flush()
  return blocks
}
