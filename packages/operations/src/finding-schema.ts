import * as z from 'zod'

/** A diagnostic as it leaves Metier (decisions R-54). */
export const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  help: z.string().optional(),
  path: z.string().optional(),
  line: z.number().int().optional().describe('From 1'),
  column: z.number().int().optional().describe('From 1'),
  endLine: z.number().int().optional(),
  endColumn: z.number().int().optional(),
  fixable: z.boolean().describe('`metier fix` can settle it'),
})

export type Finding = z.infer<typeof findingSchema>
