import { MetierError, deriveTriggerQueries, evaluateTriggers, nameKey, type CatalogEntry } from '@metier/core'
import { createSkillSearch, findTriggerQueries } from '@metier/runtime'
import { basename } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { entryAt } from './entry-at.ts'
import { expandSkillPath, type SkillPath } from './expand-skill-path.ts'
import type { OperationContext } from './operation-context.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  path: z.string().default('.').describe('A skill, or a folder of skills').meta({ placeholder: 'PATH' }),
  triggers: z
    .boolean()
    .default(true)
    .describe('Whether the description comes out when it should, and not when it should not'),
  ...viewInput,
})

const result = z.object({
  query: z.string(),
  shouldTrigger: z.boolean(),
  triggers: z.boolean().describe('Whether whoever asks this is shown the skill as one that fits'),
  passed: z.boolean(),
  rank: z.number().int().nullable().describe('Place among the answers, 1 first'),
  instead: z.string().optional().describe('Who is first where the skill is not'),
  suggestion: z.string().optional(),
})

const output = z.object({
  schema: z.literal('metier.eval/1'),
  results: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      source: z.string().nullable().describe('The file of questions; null where they were made of the description'),
      against: z.number().int().describe('How many other skills it was tried against'),
      passed: z.number().int(),
      failed: z.number().int(),
      queries: z.array(result),
      problem: z.string().optional().describe('Why a skill of a folder was asked nothing: it does not load'),
    }),
  ),
})

type Input = z.infer<typeof input>
export type EvalOutput = z.infer<typeof output>

/** How many of its nearest a skill without questions of its own is told apart from. */
const neighbours = 6

/** Tries the description of a skill against all others here. */
export const evaluate = defineOperation({
  name: 'eval',
  summary: 'Try whether a description triggers when it should',
  description:
    'Asks the questions in `evals/triggers.json` (or `.jsonl`, `.yaml`) of the skill: a list of ' +
    '`{"query": "…", "should_trigger": true}`. A skill without such a file is asked what its own description promises, ' +
    'and what its neighbours say of themselves. For each failure it says which words decided. Exit status 1 when one fails.',
  group: 'writing',
  effects: ['read'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['path'],
  examples: [
    { command: 'eval skills/my-skill --triggers', explains: 'one skill against all skills here' },
    { command: 'eval skills --json', explains: 'all skills of a folder, for a program' },
  ],
  isNo: ({ results }) => results.some(({ failed, problem }) => failed > 0 || problem !== undefined),
  handler: async (asked, context) => {
    const skills = expandSkillPath(asked.path, context)
    const isFolder = skills.length > 1
    const results = await Promise.all(skills.map((skill) => evaluateSkill(skill, asked, { context, isFolder })))
    return { schema: 'metier.eval/1' as const, results }
  },
})

/** One broken skill says nothing of its neighbours in a folder; one that was asked for by itself is a wrong path. */
function notAsked(path: SkillPath, fault: MetierError, isFolder: boolean): EvalOutput['results'][number] {
  if (!isFolder) throw fault
  const problem = `${fault.message} ${fault.next ?? ''}`.trim()
  const name = basename(path.directory)
  return { path: path.path, name, source: null, against: 0, passed: 0, failed: 0, queries: [], problem }
}

function entryOrFault(path: SkillPath, context: OperationContext): CatalogEntry | MetierError {
  try {
    return entryAt(path, context)
  } catch (error) {
    if (error instanceof MetierError) return error
    throw error
  }
}

async function evaluateSkill(
  path: SkillPath,
  asked: Input,
  { context, isFolder }: { readonly context: OperationContext; readonly isFolder: boolean },
): Promise<EvalOutput['results'][number]> {
  const tested = entryOrFault(path, context)
  if (tested instanceof MetierError) return notAsked(path, tested, isFolder)
  const { skill } = tested.candidate
  if (skill === undefined) return notAsked(path, notLoaded(path), isFolder)
  const view = (await context.catalog()).view(viewOptions(asked))
  const isTested = ({ candidate, name }: CatalogEntry): boolean =>
    candidate.location === tested.candidate.location || nameKey(name) === nameKey(tested.name)
  const others = view.active.filter((entry) => !isTested(entry))
  const search = createSkillSearch({ fileSystem: context.fileSystem })
  const entries = [...others, tested]
  const all = {
    generation: view.generation,
    entries,
    active: entries,
    all: entries,
    unresolvedReferences: [],
    resolve: () => undefined,
  }
  const ask = (query: string) => search.find(all, query)
  const own = findTriggerQueries(context.fileSystem, path.directory)
  const near = ask(`${skill.description} ${skill.name}`)
    .hits.filter(({ item }) => !isTested(item))
    .slice(0, neighbours)
  const queries =
    own?.queries ??
    deriveTriggerQueries(
      skill,
      near.map(({ item }) => item),
    )
  const results = evaluateTriggers({ queries, search: ask, isTested, nameOf: ({ name }) => name })
  const failed = results.filter(({ passed }) => !passed).length
  return {
    path: path.path,
    name: tested.name,
    source: own?.file ?? null,
    against: others.length,
    passed: results.length - failed,
    failed,
    queries: results.map((each) => ({ ...each })),
  }
}

function notLoaded({ path }: SkillPath): MetierError {
  return new MetierError({
    code: 'invalid-input',
    message: `${path} is no skill that loads.`,
    next: `Run \`metier validate ${path}\` to see why.`,
    data: { path },
  })
}
