import { MetierError } from '@metier/core'
import { openTrustFile } from '@metier/runtime'
import { resolve } from 'node:path'
import * as z from 'zod'
import { defineOperation } from './define-operation.ts'
import type { OperationContext } from './operation-context.ts'

const input = z.object({
  directory: z.string().optional().describe('The directory, with all below it').meta({ placeholder: 'DIR' }),
  yes: z.boolean().default(false).describe('Do not ask'),
  list: z.boolean().default(false).describe('Show what is trusted'),
  remove: z.boolean().default(false).describe('Take the trust back'),
})

const output = z.object({
  schema: z.literal('metier.trust/1'),
  action: z.enum(['list', 'trust', 'remove']),
  directory: z.string().nullable(),
  changed: z.boolean(),
  trusted: z.array(z.object({ directory: z.string(), digest: z.string().optional() })),
})

export type TrustOutput = z.infer<typeof output>

/** The real path: what is trusted is the directory, not a link that may point elsewhere tomorrow. */
function realDirectory(directory: string, { cwd, fileSystem }: OperationContext): string {
  const real = fileSystem.realPath(resolve(cwd, directory))
  if (real !== undefined && fileSystem.stat(real)?.kind === 'directory') return real
  throw new MetierError({
    code: 'not-found',
    message: `There is no folder ${JSON.stringify(directory)}.`,
    next: 'Give the folder whose skills may run things.',
  })
}

async function ensureWanted(directory: string, yes: boolean, context: OperationContext): Promise<void> {
  if (yes) return
  if (context.confirm === undefined) {
    throw new MetierError({
      code: 'refused',
      message: 'Trust lets the skills below a folder run commands, and there is nobody here to ask.',
      next: `If you know what is in ${directory}, run again with --yes.`,
    })
  }
  if (await context.confirm(`Let the skills below ${directory} run commands, scripts and hooks?`)) return
  throw new MetierError({ code: 'refused', message: 'You said no; nothing was changed.' })
}

/** The user's word that skills below a directory may run things (decisions R-38). Reading them never needs it. */
export const trust = defineOperation({
  name: 'trust',
  summary: 'Let the skills below a folder run things',
  description:
    'Skills of a project can be listed and read at once. Their commands, scripts and hooks wait until you trust the ' +
    "folder. Trust of a project's metier.yaml holds as long as the file stays the same.",
  group: 'writing',
  effects: ['read', 'write'],
  surfaces: ['cli'],
  input,
  output,
  positional: ['directory'],
  short: { yes: 'y' },
  examples: [
    { command: 'trust .', explains: 'this project' },
    { command: 'trust --list', explains: 'what is trusted' },
    { command: 'trust --remove .', explains: 'take it back' },
  ],
  handler: async ({ directory, yes, list, remove }, context) => {
    const store = openTrustFile(context)
    const answer = (action: 'list' | 'trust' | 'remove', real: string | null, changed: boolean) => ({
      schema: 'metier.trust/1' as const,
      action,
      directory: real,
      changed,
      trusted: store
        .records()
        .map(({ directory: path, digest }) => ({ directory: path, ...(digest === undefined ? {} : { digest }) })),
    })
    if (list) return answer('list', null, false)
    // Empty is what a variable that nobody set comes to; it must not stand for the folder one happens to be in.
    if (directory === undefined || directory === '') {
      throw new MetierError({
        code: 'usage',
        message: 'Which folder?',
        next: '`metier trust DIR` trusts one, `metier trust --list` shows what is trusted.',
      })
    }
    const real = realDirectory(directory, context)
    if (remove) return answer('remove', real, store.remove(real))
    if (!store.isTrusted(real)) await ensureWanted(real, yes, context)
    return answer('trust', real, store.add(real))
  },
})
