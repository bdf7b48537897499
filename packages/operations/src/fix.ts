import { fixSkill } from '@metier/core'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { editResultSchema } from './edit-result-schema.ts'
import { editSkills } from './edit-skills.ts'
import { judgementInput, pathsInput } from './judgement-input.ts'

const input = z.object({
  paths: pathsInput,
  ...judgementInput,
  dryRun: z.boolean().default(false).describe('Show what would change and write nothing'),
})

const output = z.object({
  schema: z.literal('metier.fix/1'),
  dryRun: z.boolean(),
  results: z.array(editResultSchema),
})

export type FixOutput = z.infer<typeof output>

/** Applies the fixes that findings carry. Comments, body and line ends stay as they are. */
export const fix = defineOperation({
  name: 'fix',
  summary: 'Repair what can be repaired without asking',
  description:
    'Applies the fix of every finding that has one and leaves the rest of the file as it is. Exit status 1 when ' +
    'something is left that only you can settle.',
  group: 'writing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['paths'],
  short: { severity: 's', profile: 'p', dryRun: 'n' },
  examples: [
    { command: 'fix skills/my-skill --dry-run', explains: 'the change as a diff' },
    { command: 'fix skills', explains: 'repair every skill of a folder' },
  ],
  isNo: ({ results }) => results.some(({ valid }) => !valid),
  handler: async ({ paths, severity, profile = 'spec', dryRun }, context) => {
    const results = editSkills({ paths, dryRun }, context, (document, files) => {
      const options = { level: severity, profile, ...(files === undefined ? {} : { files }) }
      const { text, applied, remaining } = fixSkill(document, options)
      return {
        text,
        changes: applied.map(({ title }) => title),
        valid: !remaining.some((finding) => finding.severity === 'error'),
        remaining,
      }
    })
    return { schema: 'metier.fix/1' as const, dryRun, results: [...results] }
  },
})
