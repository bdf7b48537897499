import { MetierError, signatureFileName } from '@metier/core'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { expandSkillPaths } from './expand-skill-path.ts'
import { shownSignature, signatureSchema } from './signature-schema.ts'
import type { OperationContext } from './operation-context.ts'
import { skillToShare, type SkillToShare } from './skill-to-share.ts'

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
  yes: z.boolean().default(false).describe('Do not ask'),
  dryRun: z.boolean().default(false).describe('Show what would be signed and write nothing'),
})

const output = z.object({
  schema: z.literal('metier.sign/1'),
  dryRun: z.boolean(),
  skills: z.array(
    z.object({
      name: z.string(),
      file: z.string().describe('Absolute'),
      changed: z.boolean().describe('The signature there was another, or none'),
      signature: signatureSchema,
    }),
  ),
})

export type SignOutput = z.infer<typeof output>

type SignedSkill = SignOutput['skills'][number]

type Input = z.infer<typeof input>

interface ToSign extends SignedSkill {
  readonly bytes: Uint8Array
}

async function signatureOf(
  { name, directory, files, signature }: SkillToShare,
  { fileSystem }: OperationContext,
): Promise<ToSign> {
  const file = join(directory, signatureFileName)
  const made = files.get(signatureFileName)
  if (made === undefined) throw new MetierError({ code: 'internal', message: `${name} was not signed.` })
  const bytes = await buffer(made.parts())
  const before = fileSystem.read(file)
  const changed = before === undefined || Buffer.compare(before, bytes) !== 0
  return { name, file, bytes, changed, signature: shownSignature(signature) }
}

async function ensureWanted(skills: readonly ToSign[], { yes }: Input, { confirm }: OperationContext): Promise<void> {
  if (yes) return
  const lines = skills.map(({ name, file }) => `  sign ${name}: ${file}`).join('\n')
  if (confirm === undefined) {
    throw new MetierError({
      code: 'usage',
      message: `Nobody can be asked whether to sign. It would:\n${lines}`,
      next: 'Add --yes to do so, or --dry-run to look only.',
    })
  }
  if (await confirm(`${lines}\nSign?`)) return
  throw new MetierError({ code: 'refused', message: 'You said no; nothing was signed.' })
}

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
  short: { yes: 'y', dryRun: 'n' },
  handler: async (asked, context) => {
    const toSign: ToSign[] = []
    // All of them are judged and signed before the first is written.
    for (const path of expandSkillPaths(asked.paths, context)) {
      const skill = await skillToShare(path, { severity: 'standard', sign: asked.key }, context)
      toSign.push(await signatureOf(skill, context))
    }
    const changed = toSign.filter((each) => each.changed)
    if (!asked.dryRun && changed.length > 0) {
      await ensureWanted(changed, asked, context)
      for (const { file, bytes } of changed) context.writer.write(file, bytes)
    }
    const skills = toSign.map(({ bytes: _bytes, ...shown }) => shown)
    return { schema: 'metier.sign/1' as const, dryRun: asked.dryRun, skills }
  },
})
