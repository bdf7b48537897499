import * as z from 'zod'
import { signatureSchema } from './signature-schema.ts'

const installedSchema = z.object({
  name: z.string(),
  description: z.string(),
  digest: z.string(),
  verdict: z.enum(['pass', 'warn', 'block', 'incomplete']),
  signature: signatureSchema,
  findings: z.array(z.object({ rule: z.string(), severity: z.string(), message: z.string(), path: z.string() })),
  steps: z.array(z.object({ path: z.string(), action: z.enum(['create', 'replace', 'keep']), form: z.string() })),
})

/** What `add` installed, or would. */
export const addOutput = z.object({
  schema: z.literal('metier.add/1'),
  source: z.string(),
  dryRun: z.boolean(),
  installed: z.array(installedSchema),
  refused: z.array(z.object({ path: z.string(), message: z.string() })).describe('What looks like a skill and is none'),
  moved: z.array(z.string()).describe('Where things went that a person had changed'),
  lock: z.string().describe('Absolute path of the lock file'),
})

export type AddOutput = z.infer<typeof addOutput>
