import type { FrontmatterNode } from '../frontmatter/node.ts'

/** Nothing stands after the colon, or only YAML's word for nothing. */
export function isAbsent(node: FrontmatterNode): boolean {
  return node.kind === 'scalar' && node.value === null
}
