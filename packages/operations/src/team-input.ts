import * as z from 'zod'
import { mcpInput } from './mcp-input.ts'
import { teamActions } from './team-actions.ts'

export const teamInput = z.object({
  action: z.enum(teamActions).default('list').describe('What to do').meta({ placeholder: 'ACTION' }),
  subject: z
    .string()
    .min(1)
    .optional()
    .describe(
      'hire, prompt, learn: the member; route: the task; teach: the sentence; drafts, accept, reject: the draft; export, import: the file',
    )
    .meta({ placeholder: 'SUBJECT' }),
  role: z.string().min(1).optional().describe('hire: what the member is').meta({ placeholder: 'TEXT' }),
  for: z
    .string()
    .min(1)
    .optional()
    .describe('teach: whom, instead of whoever the sentence names; `everybody` for all')
    .meta({ placeholder: 'MEMBER' }),
  as: z
    .enum(['skill', 'decision', 'history'])
    .optional()
    .describe('teach, learn: keep it as this, instead of what the text looks like'),
  title: z.string().min(1).max(200).optional().describe('learn: what it is about').meta({ placeholder: 'TEXT' }),
  description: z
    .string()
    .min(1)
    .max(1024)
    .optional()
    .describe('learn: what the skill does and when to use it')
    .meta({ placeholder: 'TEXT' }),
  file: z
    .string()
    .min(1)
    .optional()
    .describe('learn: the text that was learned (standard input)')
    .meta({ placeholder: 'FILE' }),
  apply: z
    .boolean()
    .default(false)
    .describe('curate: write the drafts and put together what overlaps; what was there goes to the archive'),
  write: z.boolean().default(false).describe('curate: let your agent write the merged texts, as drafts'),
  draft: z.boolean().default(false).describe('learn: let it wait for `team accept` before anybody sees it'),
  mode: z
    .enum(['standard', 'lightweight'])
    .default('standard')
    .describe('prompt: lightweight is for a focused task: its skills whole, and nothing else to read'),
  task: z.string().min(1).optional().describe('prompt: what the member is to do').meta({ placeholder: 'TEXT' }),
  budget: z.int().min(1).optional().describe('prompt: most tokens it may take').meta({ placeholder: 'TOKENS' }),
  contextWindow: z
    .int()
    .min(1)
    .optional()
    .describe("prompt: the model's context in tokens; percentages are of it (128000)")
    .meta({ placeholder: 'TOKENS' }),
  format: z
    .enum(['squad', 'zip'])
    .optional()
    .describe("export: Squad's format, or a zip of the team's folder; what the file is called says it")
    .meta({ placeholder: 'FORMAT' }),
  ...mcpInput,
  mcpTable: z.boolean().default(false).describe('prompt: MCP servers as a table instead of a list'),
  plain: z.boolean().default(false).describe('prompt: without what the member does when the work is done'),
  dryRun: z.boolean().default(false).describe('Say what would be done and write nothing'),
  force: z
    .boolean()
    .default(false)
    .describe(
      'upgrade: take what ships even where you changed it, yours goes to the archive; teach: even against what is there',
    ),
  yes: z.boolean().default(false).describe('Do not ask'),
})

export type TeamInput = z.infer<typeof teamInput>
