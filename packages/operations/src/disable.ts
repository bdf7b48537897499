import { defineOperation } from './define-operation.ts'
import { switchInput, switchOutput, switchSkills } from './switch-skills.ts'

/** Takes a skill out of agents' sight without forgetting it. */
export const disable = defineOperation({
  name: 'disable',
  summary: 'Switch skills off without removing them',
  description:
    'What was installed leaves the folders of all agents, or of one with --agent; the lock remembers it, and changes of ' +
    'yours are kept in your store. What was not installed is never touched: a setting says that it counts no more, which ' +
    'holds for everything that Metier serves.',
  group: 'sharing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input: switchInput,
  output: switchOutput,
  positional: ['names'],
  short: { agent: 'a' },
  examples: [
    { command: 'disable pdf', explains: 'for everybody, in this project' },
    { command: 'disable pdf --agent claude-code', explains: 'its link for Claude Code alone' },
  ],
  handler: (asked, context) => switchSkills(asked, 'off', context),
})
