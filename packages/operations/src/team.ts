import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { teamList } from './team-list.ts'
import { teamPrompt } from './team-prompt.ts'
import { teamInput, teamOutput, type TeamInput, type TeamOutput } from './team-schema.ts'

export type { TeamOutput } from './team-schema.ts'

type Act = (asked: TeamInput, context: OperationContext) => Promise<Partial<TeamOutput>>

const acts: Readonly<Record<TeamInput['action'], Act>> = { list: teamList, prompt: teamPrompt }

/** A team of agents in a project: who is in it and what each is started with. */
export const team = defineOperation({
  name: 'team',
  summary: 'See a team of agents and what its members are started with',
  description:
    'A team is a folder `.ai-team` or `.squad` in the project, with a member in each `agents/NAME/charter.md`. `list` says ' +
    'who there is and with which skills; `prompt` prints what a member is started with, and what that costs.',
  group: 'teams',
  effects: ['read'],
  surfaces: ['cli', 'library'],
  input: teamInput,
  output: teamOutput,
  positional: ['action', 'subject'],
  examples: [
    { command: 'team', explains: 'who is in the team' },
    { command: 'team prompt fenster --task "Fix the login form"', explains: 'what a member is told' },
  ],
  handler: async (asked, context) => ({
    schema: 'metier.team/1' as const,
    action: asked.action,
    ...(await acts[asked.action](asked, context)),
  }),
})
