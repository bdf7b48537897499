import { writeQuoted } from '../write/write-quoted.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const metadataValueNotString: Rule = {
  code: 'metadata-value-not-string',
  looksAt: 'frontmatter',
  summary: 'A value under `metadata` is not text',
  why: 'The specification maps text to text. The official MCP server drops a skill with `version: 1.0`, which YAML reads as a number.',
  next: 'Quote the value; write structures as JSON in quotes, which `migrate` does.',
  check(input) {
    const node = findPair(input.document.frontmatter, 'metadata')?.value
    if (node?.kind !== 'map') return []
    return node.pairs.flatMap((pair) => {
      const { key, value } = pair
      if (value.kind === 'scalar' && typeof value.value === 'string') return []
      const code = 'metadata-value-not-string'
      if (value.kind === 'scalar' && value.source !== '') {
        const message = `\`metadata.${key.source}\` is read as a ${typeof value.value}, not as text`
        const edits = [{ start: value.start, end: value.end, text: writeQuoted(value.source) }]
        const fix = { title: 'Quote the value', edits }
        return [finding(input, { code, message, help: 'Quote the value.', span: value, fix })]
      }
      const kind = value.kind === 'scalar' ? 'empty' : `a ${value.kind === 'list' ? 'list' : 'mapping'}`
      const message = `\`metadata.${key.source}\` is ${kind}, not text`
      const help = 'Write it as one text; `metier migrate` writes lists with commas and structures as JSON.'
      return [finding(input, { code, message, help, span: pair })]
    })
  },
}
