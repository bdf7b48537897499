import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { fileContent, fileContentSchema } from './file-content.ts'
import { requireEntry } from './require-entry.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  name: z.string().min(1).describe('The skill').meta({ placeholder: 'NAME' }),
  file: z.string().min(1).optional().describe('Print this file of the skill').meta({ placeholder: 'FILE' }),
  ...viewInput,
})

const output = z.object({
  schema: z.literal('metier.resources/1'),
  name: z.string(),
  directory: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.number().int() })),
  truncated: z.boolean().describe('There are more files than are listed'),
  file: fileContentSchema.optional(),
})

export type ResourcesOutput = z.infer<typeof output>

/** The files a skill brings, or one of them. Reading never leaves the skill's real directory. */
export const resources = defineOperation({
  name: 'resources',
  summary: 'List the files of a skill, or print one',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['cli', 'http', 'library'],
  input,
  output,
  positional: ['name', 'file'],
  examples: [
    { command: 'resources skill-creator', explains: 'what comes with the skill' },
    { command: 'resources skill-creator references/workflows.md', explains: 'one of its files, as it is' },
  ],
  handler: async ({ name, file, ...who }, context) => {
    const service = await context.catalog()
    const options = viewOptions(who)
    const entry = requireEntry(service.view(options), name)
    const head = { schema: 'metier.resources/1' as const, name: entry.name, directory: entry.candidate.directory }
    if (file !== undefined) {
      const content = fileContent(file, await service.readFileSoon(name, file, { ...options, anyState: true }))
      return { ...head, files: [], truncated: false, file: content }
    }
    const loaded = await service.loadSoon(name, { ...options, anyState: true })
    return {
      ...head,
      files: loaded.resources.map(({ path, size }) => ({ path, size })),
      truncated: loaded.resourcesTruncated,
    }
  },
})
