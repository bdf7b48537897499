import type { Range } from '../diagnostic.ts'
import type { LineIndex } from './line-index.ts'

/** The range of a span of 0-based UTF-16 offsets, `end` exclusive. Any node of the frontmatter is such a span. */
export function rangeOf(lines: LineIndex, span: { readonly start: number; readonly end: number }): Range {
  return { start: lines.position(span.start), end: lines.position(Math.max(span.start, span.end)) }
}
