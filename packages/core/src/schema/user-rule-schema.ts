import * as z from 'zod'
import { languages } from '../scan/language-of.ts'
import { pieceRoles } from '../scan/piece-roles.ts'
import { scanSeverities } from '../scan/scan-severities.ts'

const pattern = z.string().min(1).max(1000)
const patterns = z.array(pattern).min(1).max(10)

/** One rule as people write it. */
export const userRuleSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
      .max(64)
      .describe('Its name in reports; none that a rule of Metier has'),
    severity: z.enum(scanSeverities).describe('critical blocks, warn is shown, info is shown on request'),
    message: z.string().min(1).max(300).describe('One sentence: what was found'),
    why: z.string().min(1).max(1000).optional().describe('Why it matters'),
    remedy: z.string().min(1).max(1000).describe('What to do next'),
    where: z
      .strictObject({
        roles: z.array(z.enum(pieceRoles)).min(1).optional().describe('What part a text plays; all unless told'),
        languages: z.array(z.enum(languages)).min(1).optional().describe('What it is written in; all unless told'),
        paths: z
          .array(z.string().min(1).max(300))
          .min(1)
          .max(20)
          .optional()
          .describe('Files, such as `scripts/**` or `*.md`; all unless told'),
      })
      .optional()
      .describe('Where to look; everywhere unless told'),
    ignoreCase: z.boolean().optional().describe('Are `A` and `a` the same? No unless told'),
    pattern: pattern.optional().describe("A regular expression in RE2's syntax; each match is a finding"),
    any: patterns.optional().describe('As `pattern`, several of them'),
    all: patterns.optional().describe('A file must match every one of these; found where the first does'),
    not: patterns.optional().describe('A file that matches one of these has no finding'),
  })
  .refine((rule) => rule.pattern !== undefined || rule.any !== undefined || rule.all !== undefined, {
    message: 'needs `pattern`, `any` or `all`',
  })

export type UserRule = z.infer<typeof userRuleSchema>

/** A file of rules. */
export const userRulesSchema = z.strictObject({
  rules: z.array(userRuleSchema).min(1).max(200).describe('The rules of this file'),
})
