import { scanSeverities } from '@metier/core'
import * as z from 'zod'

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
})

export type ScanFindingOutput = z.infer<typeof scanFindingSchema>
