import { commandCategories, type SkillCommand } from '@metier/core'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { findingSchema } from './finding-schema.ts'
import { toFinding } from './to-finding.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  command: z
    .string()
    .default('')
    .describe('Which one: skill.command, help or skill.help; left out, all are listed')
    .meta({ placeholder: 'SKILL.COMMAND' }),
  words: z
    .array(z.string())
    .default([])
    .describe('What it takes: --key value, plain words in order, or one JSON object')
    .meta({ placeholder: 'INPUT' }),
  input: z.record(z.string(), z.unknown()).optional().describe('What it takes, as an object'),
  category: z.enum(Object.keys(commandCategories)).optional().describe('List only the commands of this category'),
  ...viewInput,
})

const command = z.object({
  id: z.string(),
  skill: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  input: z.record(z.string(), z.unknown()).describe('JSON Schema'),
  file: z.string(),
  language: z.enum(['typescript', 'javascript', 'python']),
  annotations: z.record(z.string(), z.union([z.string(), z.boolean()])),
  loaded: z.boolean(),
  unavailable: z.string().optional().describe('Why it cannot be called here'),
})

const output = z.object({
  schema: z.literal('metier.call/1'),
  command: z.string().nullable().describe('The one that ran; null when commands were listed'),
  text: z.string().describe('What it returned: text as it is, anything else as JSON'),
  value: z.unknown().optional().describe('What it returned, where that is no text'),
  truncated: z.boolean(),
  cached: z.boolean().describe('The result of an earlier call for the same input'),
  durationMs: z.number(),
  category: z.string().optional().describe('The one whose commands were asked for'),
  commands: z.array(command).describe('All commands, when they were asked for'),
  findings: z.array(findingSchema).describe('What is wrong with the files of commands'),
})

export type CallOutput = z.infer<typeof output>

/** Calls a typed command of a skill, or lists them all (checklist OMN-1). */
export const call = defineOperation({
  name: 'call',
  summary: 'Call a command of a skill',
  description:
    'Without a name it lists the commands of all skills. What stands behind the name is the input: `--key value`, ' +
    '`--flag`, plain words for what is required, or one JSON object. Nothing runs unless your settings allow it.',
  group: 'running',
  effects: ['execute'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['command', 'words'],
  programInput: ['input'],
  verbatim: true,
  examples: [
    { command: 'call', explains: 'which commands there are' },
    { command: 'call --category read', explains: 'those that only read' },
    { command: 'call git.help', explains: 'those of one skill, with what they take' },
    { command: 'call git.commit --message "Fix the link"', explains: 'call one' },
    { command: 'call git.commit \'{"message": "Fix the link"}\'', explains: 'the same' },
  ],
  handler: async ({ command: id, words, input: given, category, ...who }, context) => {
    const service = await context.commands()
    const view = viewOptions(who)
    const head = { schema: 'metier.call/1' as const, truncated: false, cached: false, durationMs: 0 }
    if (id === '') {
      const { commands, diagnostics } = service.list({ view })
      const findings = diagnostics.map((each) => toFinding(each))
      const listed = commands.filter((each) => category === undefined || each.category === category)
      const of = category === undefined ? {} : { category }
      return { ...head, command: null, text: '', ...of, commands: listed.map(told), findings }
    }
    const { surface } = context
    const asked = given === undefined ? { words } : { input: given }
    const result = await service.call({ id, ...asked, surface, view })
    const { text, truncated, cached, durationMs } = result
    return {
      ...head,
      command: result.id,
      text,
      ...('value' in result && { value: result.value }),
      truncated,
      cached,
      durationMs: Math.round(durationMs),
      commands: [],
      findings: [],
    }
  },
})

function told({ id, skill, name, description, category, input: schema, file, language, ...more }: SkillCommand) {
  const { annotations, loaded, unavailable } = more
  const head = { id, skill, name, description, category, file, language, loaded }
  return { ...head, input: { ...schema }, annotations: { ...annotations }, ...(unavailable && { unavailable }) }
}
