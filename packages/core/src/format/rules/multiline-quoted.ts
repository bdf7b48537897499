import { finding } from './finding.ts'
import { replaceValueEdit } from './replace-value-edit.ts'
import type { Rule } from './rule.ts'

export const multilineQuoted: Rule = {
  code: 'multiline-quoted',
  looksAt: 'frontmatter',
  summary: 'A quoted text runs over several lines',
  why: 'Legal YAML, but the official MCP server does not read it.',
  next: 'Write it on one line, or as a folded block with `>-`.',
  check(input) {
    return (input.document.frontmatter?.pairs ?? []).flatMap(({ key, value }) => {
      if (value.kind !== 'scalar' || (value.style !== 'single' && value.style !== 'double')) return []
      if (!/[\r\n]/.test(input.document.text.slice(value.start, value.end))) return []
      const message = `The quoted text of \`${key.source}\` runs over several lines`
      const fix = { title: 'Write it on one line', edits: [replaceValueEdit(value, value.source)] }
      return [finding(input, { code: 'multiline-quoted', message, help: 'Write it on one line.', span: value, fix })]
    })
  },
}
