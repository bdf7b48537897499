import type { FrontmatterNode } from '../frontmatter/node.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const flowStyle: Rule = {
  code: 'flow-style',
  looksAt: 'frontmatter',
  summary: 'A list or mapping is written in brackets',
  why: 'Legal YAML, but the reference library reads a strict subset without `[a, b]` and `{a: b}`, the empty ones included.',
  next: 'Write one item or one `key: value` a line.',
  check(input) {
    return (input.document.frontmatter?.pairs ?? []).flatMap((pair) => {
      const node = firstFlow(pair.value)
      if (node === undefined) return []
      const sample = node.kind === 'list' ? '`[a, b]`' : '`{a: b}`'
      const message = `\`${pair.key.source}\` is written in the style of ${sample}, which the reference library refuses`
      const help = 'Write one item a line; `metier migrate` does that.'
      return [finding(input, { code: 'flow-style', message, help, span: node })]
    })
  },
}

function firstFlow(node: FrontmatterNode): FrontmatterNode | undefined {
  if (node.kind === 'scalar') return undefined
  if (node.flow) return node
  const children = node.kind === 'list' ? node.items : node.pairs.map((pair) => pair.value)
  for (const child of children) {
    const found = firstFlow(child)
    if (found !== undefined) return found
  }
  return undefined
}
