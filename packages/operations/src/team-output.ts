import * as z from 'zod'
import { routedFields } from './routed-fields.ts'
import { teamActions } from './team-actions.ts'

const row = z.object({
  part: z.string(),
  title: z.string(),
  tokens: z.number().int(),
  percent: z.string().describe('Of the context window'),
  place: z.enum(['prompt', 'read']).describe('In the prompt, or read because the prompt says so'),
})

const prompt = z.object({
  agent: z.string(),
  mode: z.enum(['standard', 'lightweight']),
  agentType: routedFields.agentType.unwrap().describe('explore for what only reads, general-purpose for work'),
  parallel: routedFields.parallel,
  text: z.string(),
  tokens: z.number().int().describe('Of the text; the rows of the prompt add up to it'),
  total: z.number().int().describe('With what the member reads besides'),
  contextWindow: z.number().int(),
  rows: z.array(row),
  skills: z.array(z.string()).describe('Shown with a description'),
  named: z.array(z.string()).describe('Shown by name alone: the budget had no room for more'),
  omitted: z.number().int().describe('Not even named'),
})

const reason = z.object({
  kind: z.enum(['named', 'skill', 'routing', 'charter']),
  what: z.string().describe('The name, the skill, the row of routing.md, or the words in common'),
  score: z.number(),
})

const routed = z.object({
  task: z.string(),
  member: z.string().nullable().describe('Whom it is for; null where nothing speaks for anybody'),
  members: z
    .array(z.object({ name: z.string(), score: z.number(), reasons: z.array(reason) }))
    .describe('That one and whom nearly as much speaks for; with mode full those to start'),
  ...routedFields,
})

const member = z.object({ name: z.string(), role: z.string().nullable(), skills: z.array(z.string()) })

const exported = z.object({
  file: z.string().describe('Absolute'),
  bytes: z.number().int(),
  members: z.array(z.string()),
  skills: z.array(z.string()).describe("Of the members, then the team's"),
  builtIn: z.array(z.string()).describe('Left out: they ship with Metier and are unchanged'),
  written: z.boolean(),
})

const imported = z.object({
  directory: z.string().describe('Absolute'),
  members: z.array(z.string()),
  skills: z.array(
    z.object({
      agent: z.string().nullable().describe("Whose it is; null for the team's"),
      name: z.string(),
      as: z.string().describe('The name it has here'),
      action: z.enum(['add', 'same']),
    }),
  ),
  files: z.array(z.string()).describe('Charters and histories, relative to the directory'),
  replaced: z.array(z.string()).describe('Of them, those that took the place of another'),
  archive: z.string().nullable().describe('Absolute directory of what was replaced'),
  builtIn: z.array(z.string()).describe('Skills that ship with Metier, which no import replaces'),
  applied: z.boolean(),
  changes: z.number().int().describe('How many files and skills are new here'),
})

const setup = z.object({
  directory: z.string().describe('Absolute'),
  steps: z.array(
    z.object({
      path: z.string().describe('Of a file or a skill, relative to the directory'),
      action: z
        .enum(['create', 'replace', 'beside', 'kept', 'foreign'])
        .describe(
          'beside: you changed it, and the new one lies next to it; kept: you changed it; foreign: not from Metier',
        ),
      at: z.string().nullable().describe('Where the new one lies, for beside'),
      from: z.string().nullable().describe('Version that was there'),
      to: z.string().nullable().describe('Version that comes'),
    }),
  ),
  loaded: z.array(z.string()).describe('Built-in skills that the team has then'),
  archive: z.string().nullable().describe('Absolute directory of what was replaced'),
  applied: z.boolean(),
})

const hired = z.object({
  directory: z.string().describe('Absolute'),
  name: z.string().describe('Of the folder'),
  role: z.string(),
  files: z.array(z.string()).describe('Relative to the directory'),
  loaded: z.array(z.string()).describe('Built-in skills that the team has'),
  applied: z.boolean(),
})

const taught = z.object({
  to: z.string().nullable().describe('The member; null for everybody'),
  lesson: z.string().describe('What is kept'),
  phrase: z.string().describe('What was recognised in the sentence; `work` for what was learned'),
  kept: z.enum(['skill', 'draft', 'history', 'decision']).describe('As what'),
  action: z.enum(['create', 'append', 'same']).describe('same: it was known already'),
  name: z.string().nullable().describe('Of the skill'),
  path: z.string().describe("Of the file, relative to the team's directory"),
  reasons: z.array(z.string()).describe('Why it is no skill, or no more than a draft'),
  applied: z.boolean(),
})

const draft = z.object({
  name: z.string(),
  to: z.string().nullable().describe('The member; null for everybody'),
  by: z.string().describe('Who made it'),
  why: z.array(z.string()),
  replaces: z.array(z.string()).describe("Skills whose place it takes, relative to the team's directory"),
  path: z.string().describe("Of the file, relative to the team's directory"),
  text: z.string().nullable().describe('Where one draft was asked for'),
})

const reviewed = z.object({
  name: z.string(),
  decision: z.enum(['accept', 'reject']),
  path: z.string().nullable().describe('Of the skill it has become'),
  replaced: z.array(z.string()),
  archive: z.string().nullable().describe('Absolute directory of what is there no more'),
  applied: z.boolean(),
})

const rule = z.object({ path: z.string(), line: z.number().int(), text: z.string() })

const curated = z.object({
  promotions: z
    .array(z.object({ name: z.string(), to: z.string().nullable(), why: z.array(z.string()), text: z.string() }))
    .describe('What stands several times in the histories, as drafts of skills'),
  kept: z
    .array(z.object({ text: z.string(), agents: z.array(z.string()), reasons: z.array(z.string()) }))
    .describe('What repeats and belongs to this project'),
  merges: z
    .array(
      z.object({
        into: z.string().describe("Of the skill that stays, relative to the team's directory"),
        from: z.array(z.string()).describe('Of those that go into it'),
        likeness: z.number().describe('Part of their words that both have, 0 to 1'),
        why: z.string(),
        diff: z.string().describe('As `diff -u` writes it'),
      }),
    )
    .describe('Skills that say much the same'),
  covered: z
    .array(z.object({ path: z.string(), by: z.string(), likeness: z.number() }))
    .describe('Skills that say what one from Metier says'),
  contradictions: z.array(z.object({ one: rule, other: rule })),
  stale: z.array(z.object({ path: z.string(), why: z.string(), next: z.string() })),
  drafts: z.array(z.string()).describe('Names of those that were or would be written'),
  notes: z.array(z.string()).describe('What did not go as it was asked'),
  archive: z.string().nullable().describe('Absolute directory of what is there no more'),
  applied: z.boolean(),
})

export const teamOutput = z.object({
  schema: z.literal('metier.team/1'),
  action: z.enum(teamActions),
  team: z
    .object({ directory: z.string().describe('Absolute'), skills: z.array(z.string()), members: z.array(member) })
    .optional()
    .describe('list'),
  setup: setup.optional().describe('init, upgrade'),
  hired: hired.optional().describe('hire'),
  taught: taught.optional().describe('teach, learn'),
  drafts: z.array(draft).optional().describe('drafts'),
  unreadable: z.array(z.string()).optional().describe('drafts: folders beside them that are none'),
  curated: curated.optional().describe('curate'),
  reviewed: reviewed.optional().describe('accept, reject'),
  routed: routed.optional().describe('route'),
  prompt: prompt.optional().describe('prompt'),
  exported: exported.optional().describe('export'),
  imported: imported.optional().describe('import'),
})

export type TeamOutput = z.infer<typeof teamOutput>
