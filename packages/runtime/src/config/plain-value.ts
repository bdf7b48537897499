import type { FrontmatterNode } from '@metier/core'

/** A node as plain data. Objects have no prototype, so that no key can reach one. */
export function plainValue(node: FrontmatterNode): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map((item) => plainValue(item))
  const result = emptyRecord()
  for (const { key, value } of node.pairs) result[key.source] = plainValue(value)
  return result
}

/** An object without a prototype. */
export function emptyRecord(): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  Object.setPrototypeOf(record, null)
  return record
}
