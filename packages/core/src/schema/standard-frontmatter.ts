import { z } from 'zod'

// The limits of the specification; JSON Schema counts code points, as the reference library does.
const name = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('Lower-case words joined by single hyphens; the same as the name of the directory.')

const description = z
  .string()
  .min(1)
  .max(1024)
  .describe('What the skill does and when to use it. A model decides by this text alone.')

/** The six fields of the specification, as shapes to be combined. */
export const standardFrontmatter = {
  name,
  description,
  license: z.string().optional().describe('Name of the licence, or of the file that has its text.'),
  compatibility: z.string().min(1).max(500).optional().describe('What the skill needs from its environment.'),
  metadata: z.record(z.string(), z.string()).optional().describe('Anything else, as texts by name.'),
  'allowed-tools': z
    .string()
    .optional()
    .describe('Tools that need no approval while the skill is used, with spaces between them: `Read Bash(git:*)`.'),
}
