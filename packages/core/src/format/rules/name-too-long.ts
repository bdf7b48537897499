import { countCodePoints } from './count-code-points.ts'
import { finding } from './finding.ts'
import { maximumNameLength } from './legal-name.ts'
import { nameField } from './name-field.ts'
import { renameFix } from './rename-fix.ts'
import type { Rule } from './rule.ts'
import { plural } from '../../text/plural.ts'

export const nameTooLong: Rule = {
  code: 'name-too-long',
  looksAt: 'frontmatter',
  summary: 'The name has more than 64 characters',
  why: 'The specification allows 64; some clients cut longer names and others leave the skill out.',
  next: 'Shorten the name, and rename the directory to match.',
  check(input) {
    const field = nameField(input.document)
    if (field === undefined || countCodePoints(field.name) <= maximumNameLength) return []
    const message = `The name is ${plural(countCodePoints(field.name), 'character')} long; the limit is ${maximumNameLength}`
    const help = 'Shorten it, and rename the directory to match.'
    const fix = renameFix(input.document, field)
    return [finding(input, { code: 'name-too-long', message, help, span: field.node, fix })]
  },
}
