import { openCredentials } from '@metier/runtime'
import * as z from 'zod'
import { credentialPlace } from './credential-place.ts'
import { defineOperation } from './define-operation.ts'

const output = z.object({
  schema: z.literal('metier.logout/1'),
  host: z.string(),
  removed: z.boolean(),
})

export type LogoutOutput = z.infer<typeof output>

/** Forgets what `login` kept for one host. */
export const logout = defineOperation({
  name: 'logout',
  summary: 'Forget the token for a registry',
  group: 'sharing',
  effects: ['write'],
  surfaces: ['cli'],
  input: z.object({
    host: z.string().min(1).describe('As it was given to login').meta({ placeholder: 'HOST' }),
  }),
  output,
  positional: ['host'],
  examples: [{ command: 'logout clawhub.example.com', explains: 'exit status 1 when nothing was kept' }],
  isNo: ({ removed }) => !removed,
  handler: async ({ host }, context) => {
    const place = credentialPlace(host)
    const removed = openCredentials(context).remove(place, context.writer)
    return { schema: 'metier.logout/1' as const, host: place, removed }
  },
})
