import { findPair } from './find-pair.ts'
import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const descriptionAngleBrackets: Rule = {
  code: 'description-angle-brackets',
  looksAt: 'frontmatter',
  summary: 'The description has angle brackets',
  why: 'Clients put descriptions between tags in a prompt; a validator of the author of the specification refuses `<` and `>` there.',
  next: 'Say it without angle brackets.',
  check(input) {
    const node = findPair(input.document.frontmatter, 'description')?.value
    if (node?.kind !== 'scalar' || !/[<>]/.test(node.source)) return []
    const message = 'The description has `<` or `>`, which some clients refuse'
    const help = 'Say it in words: descriptions stand between tags in the prompt.'
    return [finding(input, { code: 'description-angle-brackets', message, help, span: node })]
  },
}
