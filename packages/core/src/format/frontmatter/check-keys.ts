import { forbiddenKeys } from './forbidden-keys.ts'
import type { FrontmatterNode } from './node.ts'
import type { YamlProblem } from './yaml-problem.ts'

/** Keys that stand twice in one map, and keys that are never read. In the order of the text within a map. */
export function checkKeys(node: FrontmatterNode): YamlProblem[] {
  const problems: YamlProblem[] = []
  visit(node, problems)
  return problems
}

function visit(node: FrontmatterNode, problems: YamlProblem[]): void {
  if (node.kind === 'scalar') return
  if (node.kind === 'list') {
    for (const item of node.items) visit(item, problems)
    return
  }
  const seen = new Set<string>()
  for (const { key, value } of node.pairs) {
    const { source, start, end } = key
    if (seen.has(source)) {
      problems.push({ code: 'duplicate-key', message: `The key \`${shown(source)}\` stands here twice.`, start, end })
    }
    seen.add(source)
    if (forbiddenKeys.has(source)) {
      problems.push({
        code: 'forbidden-key',
        message: `The key \`${source}\` is not read: programs break on it.`,
        start,
        end,
      })
    }
    visit(value, problems)
  }
}

function shown(key: string): string {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key
}
