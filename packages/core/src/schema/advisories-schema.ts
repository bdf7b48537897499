import * as z from 'zod'
import { advisorySeverities } from '../package/advisory/advisory-severities.ts'

const text = (most: number) => z.string().min(1).max(most)
const range = /^(?:\*|(?:<=|>=|<|>|=)?v?\d[0-9A-Za-z.+-]{0,60})(?: (?:<=|>=|<|>|=)?v?\d[0-9A-Za-z.+-]{0,60}){0,7}$/

const affectedSchema = z
  .object({
    digest: z
      .string()
      .regex(/^sha256:[0-9a-f]{64}$/)
      .describe('The very files: canonical digest')
      .optional(),
    signer: z
      .string()
      .regex(/^SHA256:[A-Za-z0-9+/]{43}$/)
      .describe('Everything that this key signed, by its fingerprint: the key is revoked')
      .optional(),
    source: text(2000).describe('As the lock says it: `owner/repo`, an address, the name of a package').optional(),
    name: text(200).describe('Of the skill in its source; all of them without').optional(),
    versions: z.string().regex(range).describe('`<1.2.0`, or several that all hold: `>=1.0.0 <1.2.0`').optional(),
    commits: z
      .array(z.string().regex(/^[0-9a-f]{40}$/))
      .min(1)
      .max(10_000)
      .describe('Of git')
      .optional(),
  })
  .refine(
    ({ digest, signer, source }) => digest !== undefined || signer !== undefined || source !== undefined,
    'needs a digest, a signer or a source',
  )

const advisorySchema = z.object({
  id: text(200).describe('Never used for anything else'),
  severity: z.enum(advisorySeverities).describe('critical: not to be installed; warn: to be mended; info: to be known'),
  summary: text(2000).describe('What is wrong, in a sentence'),
  url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .describe('Where there is more to read')
    .optional(),
  fixed: text(200).describe('The version or commit that mends it').optional(),
  withdrawn: z.boolean().describe('It was wrong: nothing is reported for it').optional(),
  affected: z.array(affectedSchema).min(1).max(10_000).describe('What it is about: any of these'),
})

/** A list of advisories and revocations, as anybody may publish it. Members that are not known are passed over. */
export const advisoriesSchema = z.object({
  schema: z.literal('metier.advisories/1'),
  updated: z.iso.datetime({ offset: true }).describe('When the list was last changed; later than in any list before'),
  advisories: z.array(advisorySchema).max(100_000),
})
