import { finding } from './finding.ts'
import { nameField } from './name-field.ts'
import type { Rule } from './rule.ts'

const prefix = 'squad-'

export const squadPrefix: Rule = {
  code: 'squad-prefix',
  looksAt: 'frontmatter',
  summary: 'The name looks like a built-in skill of Squad',
  why: 'Squad marks the skills it brings with `squad-` (SQD-84); where a skill came from is decided otherwise (R-27).',
  next: 'Leave the prefix to built-in skills.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || !field.name.startsWith(prefix)) return []
    const message = `The name \`${field.name}\` starts with \`${prefix}\`, which marks the built-in skills of Squad`
    return [finding(input, { code: 'squad-prefix', message, help: 'Use another prefix.', span: field.node })]
  },
}
