import * as z from 'zod'

/** One template of a skill as it is in force. */
export const templateShown = z.object({
  skill: z.string(),
  name: z.string(),
  path: z.string(),
  origin: z.enum(['project', 'user', 'skill']),
  overrides: z.array(z.string()).describe('Files of the same name that it wins over, the strongest first'),
})
