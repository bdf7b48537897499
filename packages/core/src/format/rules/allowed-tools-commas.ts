import { replacePairValue } from '../write/replace-pair-value.ts'
import { writeScalar } from '../write/write-scalar.ts'
import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'
import { splitTools } from './split-tools.ts'

export const allowedToolsCommas: Rule = {
  code: 'allowed-tools-commas',
  looksAt: 'frontmatter',
  summary: '`allowed-tools` has commas between the tools',
  why: 'The specification separates tools by spaces; a client that follows it reads `Read,` as the name of a tool.',
  next: 'Put spaces between the tools.',
  check(input) {
    const pair = findPair(input.document.frontmatter, 'allowed-tools')
    if (pair?.value.kind !== 'scalar') return []
    const tools = splitTools(pair.value.source)
    if (!pair.value.source.replace(/\([^()]*\)/g, '').includes(',')) return []
    const message = '`allowed-tools` has commas between the tools; the specification has spaces'
    const edits = [replacePairValue(input.document.text, pair, writeScalar(tools.join(' ')))]
    const fix = { title: 'Put spaces between the tools', edits }
    const help = 'Put spaces between the tools.'
    return [finding(input, { code: 'allowed-tools-commas', message, help, span: pair.value, fix })]
  },
}
