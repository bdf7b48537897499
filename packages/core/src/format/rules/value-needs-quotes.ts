import { writeQuoted } from '../write/write-quoted.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

const textFields = ['name', 'description', 'license', 'compatibility'] as const

export const valueNeedsQuotes: Rule = {
  code: 'value-needs-quotes',
  looksAt: 'frontmatter',
  summary: 'A text is written so that YAML reads a number or a truth value',
  why: 'The reference library reads every value as text, but the official MCP server and other YAML readers refuse `name: 123`.',
  next: 'Quote the value.',
  check(input) {
    return textFields.flatMap((field) => {
      const node = findPair(input.document.frontmatter, field)?.value
      if (node?.kind !== 'scalar' || typeof node.value === 'string' || node.source === '') return []
      const message = `\`${field}: ${node.source}\` is read as a ${node.value === null ? 'null' : typeof node.value} by many clients`
      const edits = [{ start: node.start, end: node.end, text: writeQuoted(node.source) }]
      const fix = { title: 'Quote the value', edits }
      return [finding(input, { code: 'value-needs-quotes', message, help: 'Quote the value.', span: node, fix })]
    })
  },
}
