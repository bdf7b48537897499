import type { ScalarNode } from './node.ts'
import { notPlain, type PlainCursor } from './plain-cursor.ts'

const header = /([|>])(-?)[ ]*(?:[ ]#.*)?$/

/**
 * A literal or folded scalar. The cursor is on the line of its header, which begins at `start`; afterwards
 * it is on the first line that matters after the scalar. `parentIndent` is the indentation of the key's map.
 */
export function readBlockScalar(cursor: PlainCursor, start: number, parentIndent: number): ScalarNode {
  const match = header.exec(cursor.text.slice(start, cursor.lineEnd))
  if (match?.index !== 0) throw notPlain
  const style = match[1] === '|' ? 'literal' : 'folded'
  cursor.advanceLine()
  // No content, blank lines first, or content that is not indented: rare, and not ours to judge.
  if (cursor.at === cursor.lineEnd || cursor.indent <= parentIndent) throw notPlain
  const { lines, end } = readLines(cursor, style)
  if (cursor.indent > parentIndent) throw notPlain
  if (!cursor.done && cursor.text.charAt(cursor.at) === '#') cursor.advance()
  const content = style === 'literal' ? lines.join('\n') : fold(lines)
  const source = match[2] === '-' ? content : `${content}\n`
  return { kind: 'scalar', style, source, value: source, start, end }
}

/** The lines of content, without blank ones at their end, and where the last of them ends. */
function readLines(
  cursor: PlainCursor,
  style: 'literal' | 'folded',
): { readonly lines: string[]; readonly end: number } {
  const { indent } = cursor
  const lines: string[] = []
  let end = cursor.at
  for (; !cursor.done; cursor.advanceLine()) {
    const deeper = cursor.indent > indent
    if (cursor.at === cursor.lineEnd) {
      if (deeper) throw notPlain
      lines.push('')
      continue
    }
    if (cursor.indent < indent) break
    if (style === 'folded' && deeper) throw notPlain
    lines.push(cursor.text.slice(cursor.at - (cursor.indent - indent), cursor.lineEnd))
    end = contentEnd(cursor)
  }
  while (lines.at(-1) === '') lines.pop()
  return { lines, end }
}

/** Spaces at the end of the last line are content, but no part of what one would want to replace. */
function contentEnd(cursor: PlainCursor): number {
  let end = cursor.lineEnd
  while (end > cursor.at && cursor.text.charAt(end - 1) === ' ') end -= 1
  return end
}

/** Single line breaks become spaces; of several, one is dropped. */
function fold(lines: readonly string[]): string {
  let result = ''
  let breaks = 0
  for (const line of lines) {
    if (line === '') {
      breaks += 1
      continue
    }
    if (result !== '') result += breaks === 0 ? ' ' : '\n'.repeat(breaks)
    result += line
    breaks = 0
  }
  return result
}
