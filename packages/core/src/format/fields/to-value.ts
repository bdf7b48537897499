import { forbiddenKeys } from '../frontmatter/forbidden-keys.ts'
import type { FrontmatterNode } from '../frontmatter/node.ts'

/**
 * Plain data of a node: text as written (`1.0` stays `'1.0'`, a date stays text), arrays, and objects
 * without a prototype, so that a key of a stranger's file can never reach anything but itself.
 */
export function toValue(node: FrontmatterNode): unknown {
  if (node.kind === 'scalar') return node.source
  if (node.kind === 'list') return node.items.map(toValue)
  const result: Record<string, unknown> = Object.create(null)
  for (const { key, value } of node.pairs) {
    if (!forbiddenKeys.has(key.source)) result[key.source] = toValue(value)
  }
  return result
}
