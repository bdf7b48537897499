import type { FrontmatterNode } from '../frontmatter/node.ts'

/**
 * Offset just behind the last visible character of a value: a block collection or a block scalar
 * may claim the line breaks behind it, which belong to the file.
 */
export function valueEnd(text: string, node: FrontmatterNode): number {
  if (node.kind !== 'scalar' && !node.flow) {
    const last = node.kind === 'list' ? node.items.at(-1) : node.pairs.at(-1)?.value
    const key = node.kind === 'map' ? node.pairs.at(-1)?.key : undefined
    if (last !== undefined)
      return Math.max(valueEnd(text, last), key === undefined ? 0 : text.indexOf(':', key.end) + 1)
  }
  let end = node.end
  while (end > node.start && /\s/.test(text[end - 1] ?? '')) end -= 1
  return end
}
