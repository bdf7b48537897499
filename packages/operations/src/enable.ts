import { defineOperation } from './define-operation.ts'
import { switchInput, switchOutput, switchSkills } from './switch-skills.ts'

/** Puts back what `disable` took away. */
export const enable = defineOperation({
  name: 'enable',
  summary: 'Switch skills on again, or on for one more agent',
  group: 'sharing',
  effects: ['read', 'write', 'network'],
  surfaces: ['cli', 'library'],
  input: switchInput,
  output: switchOutput,
  positional: ['names'],
  short: { agent: 'a' },
  examples: [
    { command: 'enable pdf', explains: 'its files and links, as they were' },
    { command: 'enable pdf --agent claude-code', explains: 'a link for Claude Code too' },
  ],
  handler: (asked, context) => switchSkills(asked, 'on', context),
})
