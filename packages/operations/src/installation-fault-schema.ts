import * as z from 'zod'

/** Something that an installation left undone, see `InstallationFault`. */
export const installationFaultSchema = z.object({
  kind: z.enum(['unfinished', 'abandoned', 'missing', 'forgotten', 'unreadable', 'revoked']),
  path: z.string(),
  message: z.string(),
})
