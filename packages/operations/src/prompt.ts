import {
  buildIndex,
  environmentManifest,
  estimateTokens,
  measuredSection,
  promptIndex,
  toPromptReference,
} from '@metier/core'
import type { CatalogView } from '@metier/core'
import { platformDirectories, promptHabits } from '@metier/runtime'
import { join } from 'node:path'
import * as z from 'zod'
import { bestForTask } from './best-for-task.ts'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { mcpInput } from './mcp-input.ts'
import { serversOfAgent } from './servers-of-agent.ts'
import { tellOfMcpFiles } from './tell-of-mcp-files.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  format: z
    .enum(['xml', 'markdown', 'table', 'json', 'reference'])
    .optional()
    .describe("How to write the index; `reference` is byte for byte the reference library's"),
  location: z.enum(['absolute', 'relative', 'none']).optional().describe('How SKILL.md is named'),
  task: z
    .string()
    .min(1)
    .optional()
    .describe('Show the best skills for this task alone, as many as fit, and count the rest')
    .meta({ placeholder: 'TEXT' }),
  budget: z.int().min(1).optional().describe('Most tokens the index may take').meta({ placeholder: 'TOKENS' }),
  contextWindow: z
    .int()
    .min(1)
    .optional()
    .describe("The model's context in tokens; the index takes 2 % of it at most")
    .meta({ placeholder: 'TOKENS' }),
  instructions: z
    .boolean()
    .default(false)
    .describe('Say before the index how skills are used, and after it which servers they need'),
  strictRefs: z.boolean().default(false).describe('Exit with 1 when a reference of the role or room names no skill'),
  env: z.boolean().default(false).describe('Print the environment variables that carry the index, as JSON'),
  ...mcpInput,
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.prompt/1'),
  text: z.string().describe('Empty when there is no active skill'),
  skills: z.number().int(),
  named: z.number().int().describe('Of them, named without a description'),
  omitted: z.number().int().describe('Not even named'),
  tokens: z.number().int().describe('Estimated; of what the agent reads'),
  budget: z.number().int().nullable().describe('Of the index; null where none is kept to'),
  variables: z.record(z.string(), z.string()).optional(),
  unresolvedReferences: z.array(z.string()).describe('References of the role or room that name no skill'),
  refused: z.boolean().describe('Whether `strictRefs` was asked for and a reference names no skill'),
})

type Input = z.infer<typeof input>
export type PromptOutput = z.infer<typeof output>
type Written = Omit<PromptOutput, 'unresolvedReferences' | 'refused'>

/** The reference library's own text; it knows neither a budget nor other places than absolute ones. */
function referencePrompt(view: CatalogView): Written {
  const { items } = buildIndex(view, { location: 'absolute', verbatim: true })
  const entries = items.map(({ name, description, location = '' }) => ({ name, description, location }))
  const text = entries.length === 0 ? '' : toPromptReference(entries)
  return { schema: 'metier.prompt/1', text, ...wholeIndex(items.length, text) }
}

function wholeIndex(skills: number, text: string): Omit<Written, 'schema' | 'text'> {
  return { skills, named: 0, omitted: 0, tokens: estimateTokens(text), budget: null }
}

async function fittedPrompt(view: CatalogView, asked: Input, context: OperationContext): Promise<Written> {
  const { fileSystem, configuration } = context
  const { format, location, budget: most, contextWindow, task, mcp } = asked
  const options = {
    ...promptHabits({ fileSystem, configuration, view, ...(mcp.length > 0 && { servers: mcp }) }),
    ...(format === undefined || format === 'reference' ? {} : { format }),
    ...(location === undefined ? {} : { location }),
    ...(most === undefined ? {} : { budget: most }),
    ...(contextWindow === undefined ? {} : { contextWindow }),
    ...(task === undefined ? {} : { bestFirst: await bestForTask(task, view, context) }),
  }
  const { text, index, tokens, budget } = asked.instructions
    ? measuredSection(view, options)
    : promptIndex(view, options)
  return {
    schema: 'metier.prompt/1',
    text,
    skills: index.items.length + index.named.length + index.omitted,
    named: index.named.length,
    omitted: index.omitted,
    tokens,
    budget,
  }
}

/** The index as environment variables (decisions R-11); above 64 KiB it goes into a file that a variable names. */
function manifestPrompt(view: CatalogView, context: OperationContext): Written {
  const index = buildIndex(view, { location: 'absolute' })
  const filePath = join(platformDirectories(context.host).cache, 'manifest.json')
  const { variables, file } = environmentManifest(index, { filePath })
  if (file !== undefined) context.writer.write(file.path, file.content)
  const text = JSON.stringify(variables, null, 2)
  const facts = wholeIndex(index.items.length, file?.content ?? text)
  return { schema: 'metier.prompt/1', text, ...facts, variables: { ...variables } }
}

async function write(view: CatalogView, asked: Input, context: OperationContext): Promise<Written> {
  if (asked.env) return manifestPrompt(view, context)
  return asked.format === 'reference' ? referencePrompt(view) : fittedPrompt(view, asked, context)
}

/** The text that tells an agent which skills there are: names, descriptions, places. Nothing when there is none. */
export const prompt = defineOperation({
  name: 'prompt',
  summary: "Print the index of active skills for an agent's prompt",
  description:
    'Prints what goes into a system prompt. Over the budget, descriptions are shortened, then left out, then the ' +
    'rest is counted, never dropped silently. Prints nothing when no skill is active. With `--env`, an index too long ' +
    'for a variable is written to a file in the cache directory that a variable names.',
  group: 'seeing',
  effects: ['read', 'write'],
  localInput: ['env'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  short: { format: 'f' },
  examples: [
    { command: 'prompt --format markdown --instructions', explains: 'a whole section, ready to paste' },
    { command: 'prompt --context-window 200000', explains: 'as much as fits a model of that size' },
    { command: 'prompt --task "review a pull request" --budget 500', explains: 'the best skills for one task' },
    { command: 'prompt --format reference', explains: 'byte for byte as the reference library writes it' },
  ],
  isNo: ({ refused }) => refused,
  handler: async (asked, context) => {
    const view = (await context.catalog()).view({ ...viewOptions(asked), ...serversOfAgent(asked.mcp, context) })
    tellOfMcpFiles(view, context)
    const unresolvedReferences = [...view.unresolvedReferences]
    const refused = asked.strictRefs && unresolvedReferences.length > 0
    return { ...(await write(view, asked, context)), unresolvedReferences, refused }
  },
})
