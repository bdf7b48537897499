import { migrateSkill, parseDocument, validateSkill, type SkillDocument } from '@metier/core'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { editResultSchema } from './edit-result-schema.ts'
import { editSkills } from './edit-skills.ts'
import { pathsInput } from './judgement-input.ts'

const input = z.object({
  paths: pathsInput,
  metadataStyle: z
    .enum(['string', 'nested', 'claude'])
    .default('string')
    .describe('How rich fields are written: as strings, as nested YAML, or where Claude Code reads them'),
  dryRun: z.boolean().default(false).describe('Show what would change and write nothing'),
})

const output = z.object({
  schema: z.literal('metier.migrate/1'),
  dryRun: z.boolean(),
  results: z.array(editResultSchema),
})

export type MigrateOutput = z.infer<typeof output>

function reread(document: SkillDocument, text: string): SkillDocument {
  const { path, directoryName } = document
  return parseDocument({ bytes: new TextEncoder().encode(text), path, directoryName })
}

/** Rewrites the fields of another system's dialect as the specification has them; the meaning stays (decisions R-3). */
export const migrate = defineOperation({
  name: 'migrate',
  summary: "Rewrite other systems' fields as the specification has them",
  description:
    'Moves fields that only one system knows under `metadata`, where every client tolerates them, and renames the ' +
    'rest. Body and comments stay as they are. Exit status 1 when a file is left as it is because it cannot be ' +
    'rewritten without a change of meaning, and when the result is still not valid.',
  group: 'writing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['paths'],
  short: { dryRun: 'n' },
  examples: [
    { command: 'migrate skills --dry-run', explains: 'see the change first' },
    { command: 'migrate skills/deploy --metadata-style claude', explains: "keep Claude Code's fields at the top" },
  ],
  isNo: ({ results }) => results.some(({ valid, problem }) => !valid || problem !== undefined),
  handler: async ({ paths, metadataStyle, dryRun }, context) => {
    const profile = metadataStyle === 'claude' ? 'claude-code' : 'spec'
    const results = editSkills({ paths, dryRun }, context, (document) => {
      const { text, ...outcome } = migrateSkill(document, { style: metadataStyle })
      const verdict = validateSkill(reread(document, text), { level: 'standard', profile })
      return { text, ...outcome, valid: verdict.valid, remaining: verdict.findings }
    })
    return { schema: 'metier.migrate/1' as const, dryRun, results: [...results] }
  },
})
