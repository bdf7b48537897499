import { finding } from './finding.ts'
import { nameField } from './name-field.ts'
import { renameFix } from './rename-fix.ts'
import type { Rule } from './rule.ts'

export const nameNotPortable: Rule = {
  code: 'name-not-portable',
  looksAt: 'frontmatter',
  summary: 'The name is not plain ASCII',
  why: 'The reference library takes letters of every script, but MCP, editors and registries take `a-z`, `0-9` and `-` only.',
  next: 'Use ASCII letters for a skill that others shall use, and say the native name in the description.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || (/^[\x20-\x7e]*$/.test(field.written) && field.written.trim() === field.written))
      return []
    const padded = field.written.trim() !== field.written
    const problem = padded ? 'has white space around it' : 'is not plain ASCII'
    const message = `The name \`${field.written}\` ${problem}, and many clients will not load it`
    const help = 'Use ASCII letters if others shall use this skill.'
    const fix = renameFix(input.document, field)
    return [finding(input, { code: 'name-not-portable', message, help, span: field.node, fix })]
  },
}
