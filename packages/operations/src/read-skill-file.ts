import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { fileContent, fileContentSchema } from './file-content.ts'
import { requireActive } from './require-active.ts'
import { viewInput } from './view-input.ts'
import { viewOptions } from './view-options.ts'

const input = z.object({
  name: z.string().min(1).describe('The skill'),
  path: z.string().min(1).describe('A file of the skill, relative to its directory'),
  ...viewInput,
})

const output = z.object({ schema: z.literal('metier.file/1'), name: z.string(), ...fileContentSchema.shape })

export type ReadSkillFileOutput = z.infer<typeof output>

/** One file of an active skill, for an agent. */
export const readSkillFile = defineOperation({
  name: 'read-skill-file',
  summary: 'Read a file that belongs to a skill',
  group: 'seeing',
  effects: ['read'],
  surfaces: ['mcp', 'http', 'library'],
  input,
  output,
  handler: async ({ name, path, ...who }, context) => {
    const service = await context.catalog()
    const options = viewOptions(who)
    const entry = await requireActive(service, name, options)
    const content = fileContent(path, await service.readFileSoon(name, path, options))
    return { schema: 'metier.file/1' as const, name: entry.name, ...content }
  },
})
