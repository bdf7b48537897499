import { scanSeverities } from '@metier/core'
import * as z from 'zod'

const placesSchema = z.array(z.object({ path: z.string(), line: z.number().int().describe('From 1') }))

/** A finding of the scanner as it leaves Metier. */
export const scanFindingSchema = z.object({
  rule: z.string(),
  severity: z.enum(scanSeverities),
  confidence: z.enum(['high', 'medium', 'low']),
  message: z.string(),
  path: z.string().describe('Relative to the skill; `archive.zip!/member` for what lies in an archive'),
  line: z.number().int().describe('From 1'),
  column: z.number().int().describe('From 1'),
  evidence: z.string().describe('At most 120 characters, secrets as stars'),
  why: z.string(),
  next: z.string(),
  joins: z
    .object({
      from: placesSchema.describe('Where it began, and calls that it came out of'),
      to: placesSchema.describe('Where it ended up, and calls that led there'),
      says: z.string().describe('The same in words: `read in scripts/keys.py:5, sent in scripts/main.py:7`'),
    })
    .optional()
    .describe('What it puts together, where that lies in more than the line of the finding'),
})

export type ScanFindingOutput = z.infer<typeof scanFindingSchema>
