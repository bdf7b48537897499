import { finding } from './finding.ts'
import { isReservedName } from './is-reserved-name.ts'
import { nameField } from './name-field.ts'
import type { Rule } from './rule.ts'

export const reservedName: Rule = {
  code: 'reserved-name',
  looksAt: 'frontmatter',
  summary: 'The name means something else',
  why: 'Folders called `global` and `roles` hold skills, and Windows cannot make folders with the names of its devices.',
  next: 'Choose another name.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || !isReservedName(field.name)) return []
    const message = `The name \`${field.name}\` is reserved`
    return [finding(input, { code: 'reserved-name', message, help: 'Choose another name.', span: field.node })]
  },
}
