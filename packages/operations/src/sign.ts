import { MetierError, signatureFileName } from '@metier/core'
import { join } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { expandSkillPaths } from './expand-skill-path.ts'
import { shownSignature, signatureSchema } from './signature-schema.ts'
import { skillToShare } from './skill-to-share.ts'

const input = z.object({
  paths: z
    .array(z.string().min(1))
    .min(1)
    .describe('The folder of a skill, or one that holds several')
    .meta({ placeholder: 'PATH' }),
  key: z
    .string()
    .min(1)
    .describe('An Ed25519 key: OpenSSH or PEM, or the public half of one that your SSH agent has')
    .meta({ placeholder: 'KEY' }),
})

const output = z.object({
  schema: z.literal('metier.sign/1'),
  skills: z.array(
    z.object({
      name: z.string(),
      file: z.string().describe('Absolute'),
      changed: z.boolean(),
      signature: signatureSchema,
    }),
  ),
})

export type SignOutput = z.infer<typeof output>

/** Puts a signature into the folders of skills, for those that are handed on by git or as they lie. */
export const sign = defineOperation({
  name: 'sign',
  summary: 'Sign skills in their own folders',
  description: `Writes \`${signatureFileName}\` into each. Any change to the skill afterwards makes the signature wrong: sign last.`,
  group: 'sharing',
  effects: ['read', 'write'],
  surfaces: ['cli', 'library'],
  input,
  output,
  positional: ['paths'],
  examples: [
    { command: 'sign skills --key ~/.ssh/id_ed25519', explains: 'all of a folder, before they are committed' },
  ],
  handler: async ({ paths, key }, context) => {
    const found = expandSkillPaths(paths, context)
    const skills = []
    // All of them are judged and signed before the first is written.
    for (const path of found) skills.push(await skillToShare(path, { severity: 'standard', sign: key }, context))
    const signed = skills.map(({ name, directory, files, signature }) => {
      const file = join(directory, signatureFileName)
      const bytes = files.get(signatureFileName)?.bytes
      if (bytes === undefined) throw new MetierError({ code: 'internal', message: `${name} was not signed.` })
      const before = context.fileSystem.read(file)
      const changed = before === undefined || Buffer.compare(before, bytes) !== 0
      if (changed) context.writer.write(file, bytes)
      return { name, file, changed, signature: shownSignature(signature) }
    })
    return { schema: 'metier.sign/1' as const, skills: signed }
  },
})
