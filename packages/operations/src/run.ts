import { MetierError, type CatalogEntry, type SandboxGrants } from '@metier/core'
import {
  createSkillRunner,
  describeGrants,
  noteUse,
  type RenderedStep,
  type SkillCall,
  type SkillRunner,
  type SkillRunPlan,
} from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { forkSkill } from './fork-skill.ts'
import { invokedSkills } from './invoked-skills.ts'
import { offerTrust } from './offer-trust.ts'
import type { OperationContext } from './operation-context.ts'
import { requireActive } from './require-active.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  skill: z
    .string()
    .min(1)
    .describe('The skill, with or without a slash; several as /a /b')
    .meta({ placeholder: 'NAME' }),
  arguments: z.array(z.string()).default([]).describe('What to hand to it, word by word').meta({ placeholder: 'ARGS' }),
  dryRun: z.boolean().default(false).describe('Show what would run and what allows it; run nothing'),
  promptOnly: z.boolean().default(false).describe('Of a skill that an agent runs: show what the agent would be told'),
  background: z.boolean().default(false).describe('Of a skill that an agent runs: do not wait for it'),
  yes: z.boolean().default(false).describe('Run what would be asked for, this once'),
  model: z.string().optional().describe("The agent's model, instead of the skill's own").meta({ placeholder: 'NAME' }),
  driver: z.string().optional().describe('The agent that runs it').meta({ placeholder: 'ID' }),
  ...viewInput,
})

const step = z.object({
  skill: z.string(),
  line: z.number().int().describe('In SKILL.md'),
  kind: z.enum(['command', 'read']),
  command: z.string(),
  decision: z.enum(['allowed', 'ask', 'refused', 'read']),
  because: z.string(),
  next: z.string().optional(),
  grants: z.array(z.string()).optional().describe('What it would be granted'),
  exitCode: z.number().int().nullable().optional(),
  stopped: z.string().optional(),
  durationMs: z.number().optional(),
})

const output = z.object({
  schema: z.literal('metier.run/1'),
  skills: z.array(z.object({ name: z.string(), digest: z.string().nullable() })),
  text: z.string().nullable().describe('The rendered text, or what the agent answered; null when nothing was run'),
  dryRun: z.boolean(),
  steps: z.array(step).describe('Commands and files of the text, in its order'),
  notes: z.array(z.string()),
  job: z
    .object({ id: z.string(), state: z.string(), driver: z.string() })
    .nullable()
    .describe('Where an agent runs it'),
})

export type RunOutput = z.infer<typeof output>

/** Renders a skill for a call: arguments in place, commands run, files read; a forked one is handed to an agent. */
export const run = defineOperation({
  name: 'run',
  summary: 'Run a skill: arguments, live context, commands',
  description:
    'Prints the text of the skill with its arguments in place and the output of its commands, and nothing else. ' +
    'Commands run only for trusted skills and only when a rule, or you, allow them; see `docs/running.md`. ' +
    'A skill with `context: fork` is run by an agent, and its answer is printed.',
  group: 'running',
  effects: ['read', 'execute'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  localInput: ['yes'],
  positional: ['skill', 'arguments'],
  short: { yes: 'y' },
  examples: [
    { command: 'run review-pr 123', explains: '`$ARGUMENTS` is 123' },
    { command: 'run review-pr 123 --dry-run', explains: 'what would run, and what allows it' },
  ],
  handler: async (asked, context) => {
    const view = viewOptions(asked)
    const catalog = await context.catalog()
    const invocation = invokedSkills(asked.skill, asked.arguments, catalog.view(view))
    const active = await Promise.all(invocation.names.map((name) => requireActive(catalog, name, view)))
    const entries = active.map((entry) => requireInvocable(entry, context))
    const runner = createSkillRunner({
      catalog,
      guard: await context.guard(),
      fileSystem: context.fileSystem,
      configuration: () => context.configuration,
    })
    const calls = entries.map(({ name }): SkillCall => {
      const approver = asked.yes ? { approver: { ask: async () => 'once' as const } } : {}
      return { name, arguments: invocation.arguments, surface: context.surface, view, ...approver }
    })
    if (asked.dryRun) return planAll(calls, runner)
    for (const call of calls) await offerTrust(runner.plan(call), context)
    return renderAll(calls, { ...asked, runner }, context)
  },
})

/** Checklist WUN-14: some skills are for models only. */
function requireInvocable(entry: CatalogEntry, { surface }: OperationContext): CatalogEntry {
  if (entry.candidate.skill?.userInvocable !== false || surface !== 'cli') return entry
  throw new MetierError({
    code: 'refused',
    message: `${entry.name} says \`user-invocable: false\`: it is for models, not for people.`,
    next: `\`metier show ${entry.name}\` shows its text.`,
    data: { name: entry.name },
  })
}

function planAll(calls: readonly SkillCall[], runner: SkillRunner): RunOutput {
  const plans = calls.map((call) => runner.plan(call))
  return {
    schema: 'metier.run/1',
    skills: plans.map(({ loaded }) => nameOf(loaded.entry)),
    text: null,
    dryRun: true,
    steps: plans.flatMap(plannedSteps),
    notes: plans.flatMap(({ plan }) => plan.notes),
    job: null,
  }
}

function plannedSteps({ loaded, steps }: SkillRunPlan): RunOutput['steps'] {
  return steps.map(({ insertion, decision, because, next, grants }) => ({
    skill: loaded.entry.name,
    line: insertion.line,
    kind: insertion.kind,
    command: insertion.command,
    decision: insertion.kind === 'read' ? ('read' as const) : decision,
    because,
    ...(next !== undefined && { next }),
    ...grantWords(insertion.kind, grants),
  }))
}

function grantWords(kind: 'command' | 'read', grants: SandboxGrants): { readonly grants?: string[] } {
  return kind === 'read' ? {} : { grants: [...describeGrants(grants)] }
}

type Asked = z.infer<typeof input>

async function renderAll(
  calls: readonly SkillCall[],
  { runner, ...asked }: Asked & { readonly runner: SkillRunner },
  context: OperationContext,
): Promise<RunOutput> {
  const done: RunOutput = {
    schema: 'metier.run/1',
    skills: [],
    text: '',
    dryRun: false,
    steps: [],
    notes: [],
    job: null,
  }
  const texts: string[] = []
  for (const call of calls) {
    const { loaded, steps, text, notes } = await runner.render(call)
    for (const note of notes) context.journal.write('warn', note)
    noteUse(loaded.entry, context)
    done.skills.push(nameOf(loaded.entry))
    done.steps.push(...steps.map((each) => renderedStep(loaded.entry, each)))
    done.notes.push(...notes)
    if (loaded.entry.candidate.skill?.context !== 'fork' || asked.promptOnly) texts.push(text)
    else {
      const { job, answer } = await forkSkill({ ...asked, entry: loaded.entry, prompt: text, call }, context)
      done.job = { id: job.id, state: job.state, driver: job.driver }
      if (answer !== undefined) texts.push(answer)
    }
  }
  return { ...done, text: texts.length === 0 ? null : texts.join('\n') }
}

function nameOf({ name, candidate }: CatalogEntry): { name: string; digest: string | null } {
  return { name, digest: candidate.digest }
}

function renderedStep(
  { name }: CatalogEntry,
  { insertion, text: _text, ...step }: RenderedStep,
): RunOutput['steps'][number] {
  const { line, kind, command } = insertion
  return { skill: name, line, kind, command, ...step }
}
