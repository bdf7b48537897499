import { MetierError, validateSkill } from '@metier/core'
import { digestBytes, directoryNameOf, packSkillDirectory } from '@metier/runtime'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { expandSkillPath } from './expand-skill-path.ts'
import { listSkillFiles } from './list-skill-files.ts'
import { readDocument } from './read-document.ts'

const input = z.object({
  path: z.string().min(1).describe('The folder of a skill').meta({ placeholder: 'PATH' }),
  output: z
    .string()
    .optional()
    .describe('The file to write, or the folder to put NAME.skill into; this one without')
    .meta({ placeholder: 'FILE' }),
  format: z.enum(['skill', 'zip', 'tar.gz']).default('skill').describe('A .skill file is a zip'),
  flat: z.boolean().default(false).describe('Files at the top of the archive, as /.well-known wants them'),
  dryRun: z.boolean().default(false).describe('Say what would be written and write nothing'),
})

const output = z.object({
  schema: z.literal('metier.pack/1'),
  name: z.string(),
  file: z.string().describe('Absolute'),
  bytes: z.number().int(),
  digest: z.string().describe('SHA-256 of the file, as an index states it'),
  dryRun: z.boolean(),
})

export type PackOutput = z.infer<typeof output>

/** A path that has the ending of an archive is the file; any other is the folder it goes into. */
function fileFor(path: string, name: string): string {
  return /\.(?:skill|zip|tar\.gz|tgz)$/i.test(path) ? path : join(path, name)
}

/** A skill as one file to hand on. Only what passes the standard is packed (decisions R-1). */
export const pack = defineOperation({
  name: 'pack',
  summary: 'Pack a skill into one file that is the same bytes anywhere',
  group: 'sharing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['path'],
  short: { output: 'o', dryRun: 'n' },
  examples: [{ command: 'pack skills/debugging', explains: 'debugging.skill in this folder' }],
  handler: async (asked, context) => {
    const { format, flat, dryRun } = asked
    const [skill] = expandSkillPath(asked.path, context)
    if (skill?.file === undefined) {
      throw new MetierError({
        code: 'not-found',
        message: `There is no skill in ${asked.path}.`,
        next: 'Give the folder that holds its SKILL.md.',
      })
    }
    const { document } = readDocument({ ...skill, file: skill.file }, context)
    const files = listSkillFiles(skill.directory, context.fileSystem)
    const { valid, issues } = validateSkill(document, { profile: 'spec', ...(files && { files }) })
    if (!valid) {
      throw new MetierError({
        code: 'invalid-input',
        message: `The skill does not pass the standard: ${issues.join(' ')}`,
        next: `\`metier validate ${asked.path}\` shows where; \`metier fix\` repairs what it can.`,
      })
    }
    const name = directoryNameOf(document.skill?.name ?? '')
    const kind = format === 'skill' ? 'zip' : format
    const bytes = await packSkillDirectory({ directory: skill.directory, format: kind, prefix: flat ? '' : name })
    const file = fileFor(resolve(context.cwd, asked.output ?? '.'), `${name}.${format}`)
    if (!dryRun) context.writer.write(file, bytes)
    return { schema: 'metier.pack/1' as const, name, file, bytes: bytes.length, digest: digestBytes(bytes), dryRun }
  },
})
