import { MetierError } from '@metier/core'
import { openCredentials, type Credential } from '@metier/runtime'
import * as z from 'zod'
import { credentialPlace } from './credential-place.ts'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'

const input = z.object({
  host: z
    .string()
    .min(1)
    .describe('Of a registry, such as registry.example.com or its address')
    .meta({ placeholder: 'HOST' }),
  user: z
    .string()
    .min(1)
    .optional()
    .describe('Log in with this name and a password; with a token without')
    .meta({ placeholder: 'NAME' }),
})

const output = z.object({
  schema: z.literal('metier.login/1'),
  host: z.string(),
  file: z.string().describe('Absolute path of the file that keeps it'),
})

export type LoginOutput = z.infer<typeof output>

async function secretFor(host: string, user: string | undefined, context: OperationContext): Promise<string> {
  const what = user === undefined ? `Token for ${host}` : `Password of ${user} for ${host}`
  const said = context.secret === undefined ? await context.standardInput?.() : await context.secret(what)
  const text = said?.replace(/\r?\n$/, '') ?? ''
  // A token is one word of visible ASCII (RFC 6750); what is more would end up in a header.
  const isRight = user === undefined ? /^[\x21-\x7e]{1,8192}$/.test(text) : /^[^\r\n\0]{1,8192}$/.test(text)
  if (isRight) return text
  throw new MetierError({
    code: 'usage',
    message: `That is no ${user === undefined ? 'token' : 'password'}.`,
    next: 'Type it where you are asked, or pipe it in: `metier login HOST < FILE`. It is never given on the command line.',
  })
}

/** Keeps a token or a password for one host, in a file that only its owner can read. */
export const login = defineOperation({
  name: 'login',
  summary: 'Keep a token for a registry',
  description:
    'It is asked for, or read from standard input, kept in a file of yours that nobody else can read, sent to this host only ' +
    'and never shown. npm and git keep their own; what `docker login` wrote is used as well.',
  group: 'sharing',
  effects: ['write'],
  surfaces: ['cli'],
  input,
  output,
  positional: ['host'],
  examples: [{ command: 'login https://clawhub.example.com < token.txt', explains: 'with a token from a file' }],
  handler: async ({ host, user }, context) => {
    const place = credentialPlace(host)
    const secret = await secretFor(place, user, context)
    const credential: Credential =
      user === undefined ? { kind: 'token', token: secret } : { kind: 'password', user, password: secret }
    const credentials = openCredentials(context)
    credentials.set(place, credential, context.writer)
    return { schema: 'metier.login/1' as const, host: place, file: credentials.path }
  },
})
