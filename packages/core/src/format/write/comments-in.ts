import type { FrontmatterNode, MapPair } from '../frontmatter/node.ts'
import { valueEnd } from './value-end.ts'

/**
 * The comments inside a pair and behind it on its last line, each with its `#`. What is written anew
 * would lose them.
 */
export function commentsIn(text: string, pair: MapPair): readonly string[] {
  const comments: string[] = []
  const take = (from: number, to: number) => {
    for (const found of text.slice(from, Math.max(from, to)).matchAll(/#[^\r\n]*/g)) comments.push(found[0].trimEnd())
  }
  let from = pair.key.end
  for (const leaf of leavesOf(pair.value)) {
    take(from, leaf.start)
    if (leaf.isBlock) take(leaf.start, endOfLine(text, leaf.start))
    from = Math.max(from, leaf.end)
  }
  const end = Math.max(from, valueEnd(text, pair.value))
  take(from, text[end - 1] === '\n' || text[end - 1] === '\r' ? end : endOfLine(text, end))
  return comments
}

interface Leaf {
  readonly start: number
  readonly end: number
  /** `|` or `>`, whose first line may end in a comment. */
  readonly isBlock: boolean
}

function leavesOf(node: FrontmatterNode): readonly Leaf[] {
  if (node.kind === 'list') return node.items.flatMap(leavesOf)
  if (node.kind === 'map') return node.pairs.flatMap((pair) => [...leavesOf(pair.key), ...leavesOf(pair.value)])
  if (node.start === node.end) return []
  return [{ start: node.start, end: node.end, isBlock: node.style === 'literal' || node.style === 'folded' }]
}

function endOfLine(text: string, from: number): number {
  const found = text.slice(from).search(/[\r\n]/)
  return found === -1 ? text.length : from + found
}
