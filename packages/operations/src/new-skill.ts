import {
  findPreset,
  MetierError,
  newSkillKinds,
  parseWriteScope,
  planNewSkill,
  type NewSkillPlan,
  type WriteScope,
} from '@metier/core'
import { join } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { skillRootFor } from './skill-root-for.ts'

const input = z.object({
  name: z
    .string()
    .min(1)
    .optional()
    .describe('Lower-case letters, digits and hyphens; without, you are asked')
    .meta({ placeholder: 'NAME' }),
  description: z.string().optional().describe('What it does and when to use it').meta({ placeholder: 'TEXT' }),
  scope: z
    .string()
    .default('project')
    .describe('project, user, global, role:NAME, agent:NAME or room:ID')
    .meta({ placeholder: 'SCOPE' }),
  path: z
    .string()
    .min(1)
    .optional()
    .describe('Put the folder of the skill into this one instead')
    .meta({ placeholder: 'DIR' }),
  resources: z
    .array(z.enum(['scripts', 'references', 'assets']))
    .default([])
    .describe('Folders to add, with an example in each'),
  kind: z
    .enum(newSkillKinds)
    .default('instructions')
    .describe('What it begins as: steps, functions to call, or knowledge to read'),
  author: z
    .string()
    .optional()
    .describe('Who wrote it, such as agent:NAME or user-taught')
    .meta({ placeholder: 'WHO' }),
  dryRun: z.boolean().default(false).describe('Show what would be written and write nothing'),
})

const output = z.object({
  schema: z.literal('metier.new/1'),
  name: z.string(),
  directory: z.string().describe('Absolute, of the skill'),
  files: z.array(z.string()).describe('Relative to it'),
  dryRun: z.boolean(),
  warnings: z.array(z.string()),
})

export type NewOutput = z.infer<typeof output>

/** A skill that another one of its name hides is written all the same, but its author must know. */
async function warningsFor(
  { directory, name, scope }: { readonly directory: string; readonly name: string; readonly scope: WriteScope },
  context: OperationContext,
): Promise<string[]> {
  const service = await context.catalog()
  service.refresh()
  const isOwned = 'owner' in scope
  const view = service.view(isOwned ? { [scope.kind]: scope.owner } : {})
  const winner = view.resolve(name)
  if (winner === undefined) {
    return ['Metier does not look into this folder by itself; see `metier doctor` for the folders it knows.']
  }
  const { candidate } = winner
  if (candidate.directory === directory) {
    const owner = isOwned ? [`Only who asks with \`--${scope.kind} ${scope.owner}\` sees it.`] : []
    return winner.state === 'active' ? owner : winner.reasons.map(({ message }) => message)
  }
  const isOurs = view.all.some((entry) => entry.candidate.directory === directory)
  return isOurs ? [`Another skill of this name wins over it: ${candidate.location}`] : []
}

/**
 * Everything but SKILL.md is written beside and moved in one step; SKILL.md comes last, and makes it a skill. Killed
 * at any moment this leaves no half skill, and no folder beside that would be found as one.
 */
function writeSkillFolder(directory: string, files: NewSkillPlan['files'], { writer }: OperationContext): void {
  const beside = join(directory, '..', `.${process.pid}-${Date.now()}.metier-new`)
  let made = beside
  try {
    writer.makeDirectory(beside)
    for (const { path, content } of files.filter((file) => file.path !== 'SKILL.md')) {
      writer.write(join(beside, path), content, path.startsWith('scripts/') ? { mode: 0o755 } : {})
    }
    writer.rename(beside, directory)
    made = directory
    for (const { path, content } of files.filter((file) => file.path === 'SKILL.md')) {
      writer.write(join(directory, path), content)
    }
  } catch (error) {
    writer.remove(made)
    throw error
  }
}

type Input = z.infer<typeof input>

/** What was not said is asked for, at a terminal. */
async function complete(
  asked: Input,
  { question, choose }: OperationContext,
): Promise<Input & { readonly name: string }> {
  const { name } = asked
  if (name !== undefined) return { ...asked, name }
  if (question === undefined || choose === undefined) {
    throw new MetierError({
      code: 'usage',
      message: 'The new skill needs a name, and nobody can be asked for it here.',
      next: 'Name it: metier new NAME.',
    })
  }
  const given = await askName(question)
  const description = asked.description ?? (await question('What does it do, and when is it used?'))
  const kind = newSkillKinds.find((each) => each === asked.kind && each !== 'instructions')
  const chosen = kind ?? (await choose('What does it begin as?', newSkillKinds))
  return { ...asked, name: given, description, kind: newSkillKinds.find((each) => each === chosen) ?? asked.kind }
}

/** How often a name is asked for before giving up. */
const mostAsked = 5

/** A mistyped name is explained and asked for again, before anything else is asked. */
async function askName(question: (text: string) => Promise<string>): Promise<string> {
  const asking = 'What is it called? Lower-case letters, digits and hyphens.'
  let wrong = ''
  for (let left = mostAsked; ; left--) {
    // oxlint-disable-next-line no-await-in-loop -- one question after another
    const given = await question(`${wrong}${asking}`)
    try {
      planNewSkill({ name: given })
      return given
    } catch (error) {
      if (!(error instanceof MetierError) || left === 1) throw error
      wrong = `${error.message} ${error.next ?? ''} `
    }
  }
}

/** Starts a skill that already passes the specification (BTW-42). */
export const newSkill = defineOperation({
  name: 'new',
  summary: 'Start a new skill from a template that is already valid',
  group: 'writing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['name'],
  short: { description: 'd', dryRun: 'n' },
  examples: [
    { command: 'new release-notes', explains: "in the project's skill folder" },
    { command: 'new release-notes --scope user --resources scripts,references', explains: 'for all your projects' },
    { command: 'new triage --scope role:engineer', explains: 'for one role' },
    { command: 'new word-count --kind commands', explains: 'with a function that agents can call' },
  ],
  handler: async (asked, context) => {
    const { name, description, kind, scope, path, resources, author, dryRun } = await complete(asked, context)
    const extra = findPreset(context.configuration.preset)?.newSkillExtra
    const plan = planNewSkill({
      name,
      resources,
      kind,
      ...(description === undefined ? {} : { description }),
      ...(author === undefined ? {} : { author }),
      ...(extra === undefined ? {} : { extra }),
    })
    const owner = parseWriteScope(scope)
    const directory = join(await skillRootFor({ scope: owner, path }, context), name)
    if (context.fileSystem.statLink(directory) !== undefined) {
      throw new MetierError({
        code: 'already-exists',
        message: `There is already something at ${directory}.`,
        next: 'Choose another name, or remove it first; nothing was changed.',
        data: { directory },
      })
    }
    if (!dryRun) writeSkillFolder(directory, plan.files, context)
    return {
      schema: 'metier.new/1' as const,
      name,
      directory,
      files: plan.files.map(({ path }) => path),
      dryRun,
      warnings: dryRun ? [] : await warningsFor({ directory, name, scope: owner }, context),
    }
  },
})
