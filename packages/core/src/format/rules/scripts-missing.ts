import { finding } from './finding.ts'
import type { Rule } from './rule.ts'

export const scriptsMissing: Rule = {
  code: 'scripts-missing',
  looksAt: 'files',
  summary: 'There is no scripts/ with commands',
  why: 'The Omni Skill Standard asks for commands in `scripts/` (OMN-69).',
  next: 'Add scripts/ with at least one command.',
  check(input) {
    if (
      input.files === undefined ||
      input.files.some((file) => file.startsWith('scripts/') && file !== 'scripts/__init__.py')
    )
      return []
    const message = 'There is no command in scripts/'
    return [finding(input, { code: 'scripts-missing', message, help: 'Add at least one script to scripts/.' })]
  },
}
