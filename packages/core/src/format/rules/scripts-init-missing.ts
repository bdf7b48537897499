import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const scriptsInitMissing: Rule = {
  code: 'scripts-init-missing',
  looksAt: 'files',
  summary: 'There is no scripts/__init__.py',
  why: 'The Omni Skill Standard asks for the marker of a Python package (OMN-70).',
  next: 'Add an empty scripts/__init__.py.',
  check(input) {
    if (input.files === undefined || input.files.includes('scripts/__init__.py')) return []
    const message = 'There is no scripts/__init__.py'
    return [finding(input, { code: 'scripts-init-missing', message, help: 'Add an empty file of that name.' })]
  },
}
