import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const readmeMissing: Rule = {
  code: 'readme-missing',
  looksAt: 'files',
  summary: 'There is no README.md',
  why: 'The Omni Skill Standard asks for one with usage documentation (OMN-68).',
  next: 'Add README.md.',
  check(input) {
    if (input.files === undefined || input.files.includes('README.md')) return []
    const message = 'There is no README.md beside SKILL.md'
    return [finding(input, { code: 'readme-missing', message, help: 'Add one that shows how to use the skill.' })]
  },
}
