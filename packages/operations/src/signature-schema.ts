import type { SkillSignature } from '@metier/core'
import * as z from 'zod'

/** Who vouches for a skill, in the answer of an operation. */
export const signatureSchema = z
  .object({
    state: z.enum(['unsigned', 'invalid', 'unknown', 'trusted']),
    signer: z.string().optional().describe('Fingerprint of the key'),
    publisher: z.string().optional().describe('Whose key that is, as your settings name them'),
    why: z.string().optional(),
  })
  .describe('Who vouches for the files')

/** The same as an object whose members are all optional but the first. */
export function shownSignature(signature: SkillSignature): z.infer<typeof signatureSchema> {
  return { ...signature }
}
