import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const readmeUnneeded: Rule = {
  code: 'readme-unneeded',
  looksAt: 'files',
  summary: 'There is a README.md',
  why: 'Models read SKILL.md; the guide of one system advises against a second text for people (R-23).',
  next: 'Keep it only if people need it.',
  check(input) {
    if (input.files === undefined || !input.files.includes('README.md')) return []
    const message = 'There is a README.md, which no model reads'
    return [finding(input, { code: 'readme-unneeded', message, help: 'Keep it only if people need it.' })]
  },
}
