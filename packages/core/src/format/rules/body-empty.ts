import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const bodyEmpty: Rule = {
  code: 'body-empty',
  looksAt: 'body',
  summary: 'There is nothing below the frontmatter',
  why: 'The body is what the skill tells the model once it is chosen.',
  next: 'Write the instructions below the frontmatter.',
  check(input) {
    const { document, body } = input
    if (document.yaml === undefined || body.text.trim() !== '') return []
    const message = 'There are no instructions below the frontmatter'
    const span = { start: document.bodyOffset, end: document.text.length }
    return [finding(input, { code: 'body-empty', message, help: 'Write what to do below the second `---`.', span })]
  },
}
