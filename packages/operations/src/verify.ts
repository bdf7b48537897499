import { verifyInstalled } from '@metier/runtime'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import { packageInput } from './package-input.ts'
import { packageSite } from './package-site.ts'

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
  isNo: ({ skills }) => skills.some(({ state }) => state === 'changed' || state === 'missing'),
  handler: async (asked, context) => {
    const { site } = await packageSite(asked, context)
    const skills = verifyInstalled(context.fileSystem, site)
    return {
      schema: 'metier.verify/1' as const,
      lock: site.lock.path,
      skills: skills.map((skill) => ({ ...skill, missing: [...skill.missing] })),
    }
  },
})
