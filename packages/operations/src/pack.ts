import { MetierError, plural } from '@metier/core'
import { directoryNameOf, packSkillFiles, sumParts, tooLargeToAdd } from '@metier/runtime'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { expandSkillPath, type SkillPath } from './expand-skill-path.ts'
import { shownSignature, signatureSchema } from './signature-schema.ts'
import { skillToShare } from './skill-to-share.ts'

const input = z.object({
  path: z.string().min(1).describe('The folder of a skill').meta({ placeholder: 'PATH' }),
  output: z
    .string()
    .optional()
    .describe('The file to write, or the folder to put NAME.skill into; this one without')
    .meta({ placeholder: 'FILE' }),
  format: z.enum(['skill', 'zip', 'tar.gz']).default('skill').describe('A .skill file is a zip'),
  flat: z.boolean().default(false).describe('Files at the top of the archive, as /.well-known wants them'),
  sign: z
    .string()
    .min(1)
    .optional()
    .describe('Sign it with this Ed25519 key: OpenSSH or PEM, or the public half of one that your SSH agent has')
    .meta({ placeholder: 'KEY' }),
  dryRun: z.boolean().default(false).describe('Say what would be written and write nothing'),
})

const output = z.object({
  schema: z.literal('metier.pack/1'),
  name: z.string(),
  file: z.string().describe('Absolute'),
  bytes: z.number().int(),
  digest: z.string().describe('SHA-256 of the file, as an index states it'),
  signature: signatureSchema,
  tooLarge: z.string().optional().describe('Why `metier add` does not take the file; absent where it does'),
  dryRun: z.boolean(),
})

export type PackOutput = z.infer<typeof output>

/** A path that has the ending of an archive is the file; any other is the folder it goes into. */
function fileFor(path: string, name: string): string {
  return /\.(?:skill|zip|tar\.gz|tgz)$/i.test(path) ? path : join(path, name)
}

function oneSkill([first, ...others]: readonly SkillPath[], path: string): SkillPath {
  if (first === undefined) throw new TypeError('A path stands for one skill at least.')
  if (others.length === 0) return first
  const shown = [first, ...others].slice(0, 5).map((skill) => skill.path)
  throw new MetierError({
    code: 'usage',
    message: `${path} holds ${plural(others.length + 1, 'skill')}, and one file holds one.`,
    next: `Pack one of them: ${shown.join(', ')}${others.length >= shown.length ? ', …' : ''}.`,
  })
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
  examples: [
    { command: 'pack skills/debugging', explains: 'debugging.skill in this folder' },
    { command: 'pack skills/debugging --sign ~/.ssh/id_ed25519', explains: 'with your signature in it' },
  ],
  handler: async (asked, context) => {
    const { format, flat, dryRun } = asked
    const found = oneSkill(expandSkillPath(asked.path, context), asked.path)
    const skill = await skillToShare(found, { severity: 'standard', sign: asked.sign }, context)
    const name = directoryNameOf(skill.name)
    const kind = format === 'skill' ? 'zip' : format
    const parts = packSkillFiles({ files: skill.files, format: kind, prefix: flat ? '' : name })
    const file = fileFor(resolve(context.cwd, asked.output ?? '.'), `${name}.${format}`)
    const { size: bytes, sum } = await sumParts(parts, {
      algorithm: 'sha256',
      ...(!dryRun && { into: (packed) => context.writer.writeParts(file, packed) }),
    })
    const size = { bytes, digest: `sha256:${sum.toString('hex')}` }
    const tooLarge = tooLargeToAdd({ bytes, files: skill.files })
    return {
      schema: 'metier.pack/1' as const,
      name,
      file,
      ...size,
      signature: shownSignature(skill.signature),
      ...(tooLarge !== undefined && { tooLarge }),
      dryRun,
    }
  },
})
