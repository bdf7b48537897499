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
  const lines: string[] = []
  const headerEnd = start + 1 + (match[2] ?? '').length
  let end = headerEnd
  let indent = 0
  for (;;) {
    cursor.advanceLine()
    const blank = cursor.at === cursor.lineEnd
    if (cursor.indent === -1) break
    if (lines.length === 0) {
      // No content, blank lines first, or content that is not indented: rare, and not ours to judge.
      if (blank || cursor.indent <= parentIndent) throw notPlain
      indent = cursor.indent
    } else if (blank) {
      if (cursor.indent > indent) throw notPlain
      lines.push('')
      continue
    } else if (cursor.indent < indent) break
    if (style === 'folded' && cursor.indent > indent) throw notPlain
    lines.push(cursor.text.slice(cursor.at - (cursor.indent - indent), cursor.lineEnd))
    end = contentEnd(cursor)
  }
  if (lines.length === 0 || cursor.indent > parentIndent) throw notPlain
  if (cursor.indent !== -1 && cursor.text.charAt(cursor.at) === '#') cursor.advance()
  while (lines.at(-1) === '') lines.pop()
  const content = style === 'literal' ? lines.join('\n') : fold(lines)
  const source = match[2] === '-' ? content : `${content}\n`
  return { kind: 'scalar', style, source, value: source, start, end }
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
