import { finding } from './finding.ts'
import { nameField } from './name-field.ts'
import { renameFix } from './rename-fix.ts'
import type { Rule } from './rule.ts'

export const nameHyphenEdge: Rule = {
  code: 'name-hyphen-edge',
  looksAt: 'frontmatter',
  summary: 'The name starts or ends with a hyphen',
  why: 'Hyphens join words, says the specification; a leading one is read as an option on a command line.',
  next: 'Take the hyphen away.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || !/^-|-$/.test(field.name)) return []
    const message = `The name \`${field.name}\` starts or ends with a hyphen`
    const help = 'Take the hyphen away, and rename the directory to match.'
    const fix = renameFix(input.document, field)
    return [finding(input, { code: 'name-hyphen-edge', message, help, span: field.node, fix })]
  },
}
