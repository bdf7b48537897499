import { limits } from '../frontmatter/limits.ts'
import type { FrontmatterNode, MapPair, ScalarNode } from '../frontmatter/node.ts'

/**
 * The node that a string of JSON stands for (decisions R-3, fourth encoding), or the node itself when
 * it is no such string. Every part of it has the string's span.
 */
export function expandJson(node: FrontmatterNode): FrontmatterNode {
  if (node.kind !== 'scalar' || !/^\s*[[{]/.test(node.source)) return node
  let value: unknown
  try {
    value = JSON.parse(node.source)
  } catch {
    return node
  }
  return convert(value, node, limits.depth) ?? node
}

/** `undefined` when the JSON is nested too deep to be walked. */
function convert(value: unknown, at: ScalarNode, depth: number): FrontmatterNode | undefined {
  const { start, end } = at
  if (typeof value === 'string') return { kind: 'scalar', style: 'double', source: value, value, start, end }
  if (typeof value !== 'object' || value === null) return plain(value, at)
  if (depth === 0) return undefined
  if (Array.isArray(value)) {
    const items: FrontmatterNode[] = []
    for (const item of value as unknown[]) {
      const node = convert(item, at, depth - 1)
      if (node === undefined) return undefined
      items.push(node)
    }
    return { kind: 'list', flow: true, items, start, end }
  }
  const pairs: MapPair[] = []
  for (const [key, item] of Object.entries(value)) {
    const node = convert(item, at, depth - 1)
    if (node === undefined) return undefined
    pairs.push({
      key: { kind: 'scalar', style: 'double', source: key, value: key, start, end },
      value: node,
      start,
      end,
    })
  }
  return { kind: 'map', flow: true, pairs, start, end }
}

function plain(value: unknown, { start, end }: ScalarNode): ScalarNode {
  const known = typeof value === 'number' || typeof value === 'boolean' ? value : null
  return { kind: 'scalar', style: 'plain', source: known === null ? '' : String(known), value: known, start, end }
}
