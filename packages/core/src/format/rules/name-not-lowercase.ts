import { finding } from './finding.ts'
import { nameField } from './name-field.ts'
import { renameFix } from './rename-fix.ts'
import type { Rule } from './rule.ts'

export const nameNotLowercase: Rule = {
  code: 'name-not-lowercase',
  looksAt: 'frontmatter',
  summary: 'The name has capital letters',
  why: 'The specification asks for lower case, in every script that has cases.',
  next: 'Write the name in lower case, and rename the directory to match.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || field.name === field.name.toLowerCase()) return []
    const message = `The name \`${field.name}\` has capital letters`
    const help = `Write \`${field.name.toLowerCase()}\`, and rename the directory to match.`
    const fix = renameFix(input.document, field)
    return [finding(input, { code: 'name-not-lowercase', message, help, span: field.node, fix })]
  },
}
