import { installedSignature, placesOfEntry, verifyInstalled } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import { shownSignature, signatureSchema } from './signature-schema.ts'

const output = z.object({
  schema: z.literal('metier.verify/1'),
  lock: z.string(),
  skills: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['intact', 'changed', 'missing', 'unpinned']),
      source: z.string(),
      missing: z.array(z.string()).describe('Paths that should be there and are not'),
      expected: z.string().nullable().describe('The digest that the lock states'),
      found: z.string().nullable(),
      signature: signatureSchema.optional().describe('Of one that is intact'),
      vouched: z.boolean().describe('False when your settings want a publisher whom you trust, and there is none'),
    }),
  ),
})

export type VerifyOutput = z.infer<typeof output>

/** Holds what is on disk against the lock, byte by byte; changes nothing. */
export const verify = defineOperation({
  name: 'verify',
  summary: 'Check that installed skills are the very files of the lock',
  group: 'sharing',
  effects: ['read'],
  surfaces: ['cli', 'library'],
  input: z.object({ scope: packageInput.scope, path: packageInput.path }),
  output,
  examples: [{ command: 'verify', explains: 'exit status 1 when anything differs' }],
  isNo: ({ skills }) => skills.some(({ state, vouched }) => state === 'changed' || state === 'missing' || !vouched),
  handler: async (asked, context) => {
    const { site } = await installedSite(asked, context)
    const skills = verifyInstalled(context.fileSystem, site)
    const { publishers, requireSignature } = context.configuration.packages
    const entries = site.lock.read().skills
    const signatureOf = (name: string) => {
      const entry = entries.get(name)
      const [directory] = entry === undefined ? [] : placesOfEntry(site, name, entry)
      if (entry === undefined || directory === undefined) return undefined
      return installedSignature({ fileSystem: context.fileSystem, entry, directory, publishers })
    }
    return {
      schema: 'metier.verify/1' as const,
      lock: site.lock.path,
      skills: skills.map((skill) => {
        const signature = skill.state === 'intact' ? signatureOf(skill.name) : undefined
        const vouched = !requireSignature || signature === undefined || signature.state === 'trusted'
        const shown = signature && { signature: shownSignature(signature) }
        return { ...skill, missing: [...skill.missing], vouched, ...shown }
      }),
    }
  },
})
