import { countCodePoints } from './count-code-points.ts'
import { finding } from './finding.ts'
import { nameField } from './name-field.ts'
import { renameFix } from './rename-fix.ts'
import type { Rule } from './rule.ts'

export const nameTooShort: Rule = {
  code: 'name-too-short',
  looksAt: 'frontmatter',
  summary: 'The name is a single character',
  why: 'One dialect asks for a letter or digit at each end, so one character alone does not satisfy it (BTW-25).',
  next: 'Use a name of two characters or more.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || countCodePoints(field.name) !== 1) return []
    const message = `The name \`${field.name}\` is a single character`
    const help = 'Use a name that says what the skill does.'
    const fix = renameFix(input.document, field)
    return [finding(input, { code: 'name-too-short', message, help, span: field.node, fix })]
  },
}
