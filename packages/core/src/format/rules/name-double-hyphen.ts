import { finding } from './finding.ts'
import { nameField } from './name-field.ts'
import { renameFix } from './rename-fix.ts'
import type { Rule } from './rule.ts'

export const nameDoubleHyphen: Rule = {
  code: 'name-double-hyphen',
  looksAt: 'frontmatter',
  summary: 'The name has two hyphens in a row',
  why: 'The specification forbids it: clients use `--` to join a name to what it belongs to.',
  next: 'Use single hyphens.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || !field.name.includes('--')) return []
    const message = `The name \`${field.name}\` has two hyphens in a row`
    const help = 'Use single hyphens, and rename the directory to match.'
    const fix = renameFix(input.document, field)
    return [finding(input, { code: 'name-double-hyphen', message, help, span: field.node, fix })]
  },
}
