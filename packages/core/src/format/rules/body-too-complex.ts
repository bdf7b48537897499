import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const bodyTooComplex: Rule = {
  code: 'body-too-complex',
  looksAt: 'body',
  summary: 'The body is too large or too deeply nested to be checked',
  why: 'Reading such Markdown takes time that grows with its square, so the rules about the body leave it alone.',
  next: 'Split the body; move details to `references/`.',
  check(input) {
    const { refused, text } = input.body
    if (refused === undefined) return []
    const message = `The Markdown was not checked: ${refused}`
    const start = input.document.bodyOffset
    const help = 'Split it, and move details to `references/`.'
    return [finding(input, { code: 'body-too-complex', message, help, span: { start, end: start + text.length } })]
  },
}
