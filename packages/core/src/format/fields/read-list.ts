import type { FrontmatterNode } from '../frontmatter/node.ts'
import { expandJson } from './expand-json.ts'
import type { FieldKind } from './field-kind.ts'
import { isAbsent } from './is-absent.ts'
import { reportType } from './report-type.ts'
import type { FieldInput } from './field-input.ts'
import { splitList } from './split-list.ts'

/** A list of texts, written as a YAML list, as JSON, or as one string. Doubles and empty texts are left out. */
export function readList(input: FieldInput, kind: FieldKind): string[] | undefined {
  if (isAbsent(input.node)) return undefined
  const node = expandJson(input.node)
  if (node.kind === 'scalar') return unique(splitList(node.source, kind))
  if (node.kind === 'map') return reportType(input, 'a list of texts')
  const items: string[] = []
  for (const item of node.items) {
    const text = itemText(item, kind)
    if (text === undefined) reportType({ ...input, node: item }, 'a list of texts')
    else if (kind === 'tools') items.push(...splitList(text, kind))
    else if (text !== '') items.push(text)
  }
  return unique(items)
}

function itemText(item: FrontmatterNode, kind: FieldKind): string | undefined {
  if (item.kind === 'scalar') return item.source.trim()
  if (kind !== 'authors' || item.kind !== 'map') return undefined
  const name = item.pairs.find((pair) => pair.key.source === 'name')?.value
  return name?.kind === 'scalar' ? name.source.trim() : undefined
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)]
}
