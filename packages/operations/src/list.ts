import { scopes } from '@metier/core'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { listSkills } from './list-skills.ts'
import { skillRowSchema, skillStates } from './skill-row-schema.ts'
import { viewInput } from './view-input.ts'

const input = z.object({
  all: z.boolean().default(false).describe('Every skill found: inactive and shadowed ones too, with the reason'),
  scope: z.enum(scopes).optional().describe('Only skills of this rung of the ladder'),
  state: z.enum(skillStates).optional().describe('Only skills in this state'),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.list/1'),
  skills: z.array(skillRowSchema),
  hidden: z
    .object({ inactive: z.number().int(), shadowed: z.number().int() })
    .describe('How many skills were found but are not listed'),
})

export type ListOutput = z.infer<typeof output>

/**
 * The skills found, in byte order of name. By default the active ones, which is what an agent sees; `--all` adds the
 * others with their reasons (decisions R-37).
 */
export const list = defineOperation({
  name: 'list',
  summary: 'List the skills that are in force here',
  description:
    'Lists the active skills. `--all` adds skills that are inactive or shadowed by another of the same name, each ' +
    'with the reason; `metier doctor NAME` explains one of them at length.',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  short: { all: 'a' },
  examples: [
    { command: 'list', explains: 'what an agent sees in this folder' },
    { command: 'list --all', explains: 'everything that was found, and why some of it is not in force' },
    { command: 'list --role engineer --json', explains: 'what the engineer sees, for a program' },
  ],
  handler: listSkills,
})
