import * as z from 'zod'

export const teamActions = ['list', 'prompt'] as const

export const teamInput = z.object({
  action: z.enum(teamActions).default('list').describe('What to do').meta({ placeholder: 'ACTION' }),
  subject: z.string().min(1).optional().describe('prompt: the member').meta({ placeholder: 'SUBJECT' }),
  task: z.string().min(1).optional().describe('prompt: what the member is to do').meta({ placeholder: 'TEXT' }),
  budget: z.int().min(1).optional().describe('prompt: most tokens it may take').meta({ placeholder: 'TOKENS' }),
  contextWindow: z
    .int()
    .min(1)
    .optional()
    .describe("prompt: the model's context in tokens; percentages are of it (128000)")
    .meta({ placeholder: 'TOKENS' }),
  mcpTable: z.boolean().default(false).describe('prompt: MCP servers as a table instead of a list'),
  plain: z.boolean().default(false).describe('prompt: without what the member does when the work is done'),
})

const row = z.object({
  part: z.string(),
  title: z.string(),
  tokens: z.number().int(),
  percent: z.string().describe('Of the context window'),
  place: z.enum(['prompt', 'read']).describe('In the prompt, or read because the prompt says so'),
})

const prompt = z.object({
  agent: z.string(),
  text: z.string(),
  tokens: z.number().int().describe('Of the text; the rows of the prompt add up to it'),
  total: z.number().int().describe('With what the member reads besides'),
  contextWindow: z.number().int(),
  rows: z.array(row),
  skills: z.array(z.string()).describe('Shown with a description'),
  named: z.array(z.string()).describe('Shown by name alone: the budget had no room for more'),
  omitted: z.number().int().describe('Not even named'),
})

const member = z.object({ name: z.string(), role: z.string().nullable(), skills: z.array(z.string()) })

export const teamOutput = z.object({
  schema: z.literal('metier.team/1'),
  action: z.enum(teamActions),
  team: z
    .object({ directory: z.string().describe('Absolute'), skills: z.array(z.string()), members: z.array(member) })
    .optional()
    .describe('list'),
  prompt: prompt.optional().describe('prompt'),
})

export type TeamInput = z.infer<typeof teamInput>
export type TeamOutput = z.infer<typeof teamOutput>
