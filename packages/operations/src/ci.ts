import type { LockFile } from '@metier/core'
import { openStore, restoreLocked } from '@metier/runtime'
import * as z from 'zod'
import { crewFor } from './crew-for.ts'
import { defineOperation } from './define-operation.ts'
import { downloadFor } from './download-for.ts'
import { progressFor } from './progress-for.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import { refuseInstall } from './refuse-install.ts'
import { isBlocked } from './is-blocked.ts'
import { nothingYet } from './nothing-yet.ts'
import { refuseRevoked } from './refuse-revoked.ts'
import { requireLockedSignatures } from './require-locked-signatures.ts'
import { requireWishesMet } from './require-wishes-met.ts'
import { unmetWishes } from './unmet-wishes.ts'
import { requireSignatures } from './require-signatures.ts'

const output = z.object({
  schema: z.literal('metier.ci/1'),
  lock: z.string(),
  skills: z.array(
    z.object({
      name: z.string(),
      digest: z.string(),
      from: z.enum(['store', 'source']),
      changed: z.boolean(),
      moved: z.array(z.string()).describe('Absolute paths of what you had changed; it lies there now'),
    }),
  ),
  unread: z
    .array(z.object({ source: z.string(), problem: z.string() }))
    .describe('Lists of advisories of the settings that could not be read as they are now'),
})

export type CiOutput = z.infer<typeof output>

/** What is switched off is not put in place, whatever a list says of it. */
function enabledOf({ skills }: LockFile): Parameters<typeof refuseRevoked>[0] {
  const enabled = [...skills].filter(([, entry]) => entry.enabled !== false)
  return enabled.map(([name, entry]) => ({ name, entry, digest: entry.digest ?? null }))
}

/** For machines: exactly the lock, or an error and nothing changed. */
export const ci = defineOperation({
  name: 'ci',
  summary: 'Install exactly what the lock says, or fail',
  description:
    'Takes each skill from your store, or fetches the very commit or version that the lock names. What comes back other ' +
    'than the lock says is not installed, nor what the lists of advisories in your settings call critical. The lock is never written. With METIER_OFFLINE set it goes without the network.',
  group: 'sharing',
  effects: ['read', 'write', 'network'],
  surfaces: ['cli', 'library'],
  input: z.object({ scope: packageInput.scope, path: packageInput.path }),
  output,
  examples: [{ command: 'ci', explains: 'after a fresh checkout' }],
  handler: async (asked, context) => {
    context.ifStopped?.(nothingYet('installed'))
    const { site } = await installedSite(asked, context)
    const crew = await crewFor(context)
    const scanner = context.scanner(crew && { crew })
    const store = openStore(context)
    const { publishers } = context.configuration.packages
    const lock = site.lock.read()
    const download = downloadFor(context)
    const { unmet, unread: unreadWishes } = unmetWishes(site, context)
    requireWishesMet(unmet, site.lock.path)
    // The lock is whole without it.
    if (unreadWishes) context.journal.write('warn', `${unreadWishes.message} ${unreadWishes.next ?? ''}`)
    requireLockedSignatures(lock, store, context)
    const unread = await refuseRevoked(enabledOf(lock), context, { download })
    const skills = await restoreLocked({
      fileSystem: context.fileSystem,
      host: context.host,
      projectRoot: site.base,
      site,
      store,
      scanner,
      publishers,
      download,
      progress: progressFor(context),
      ...(crew && { crew }),
      damaged(names) {
        const [what, is] = names.length === 1 ? ['copy in your store was', 'is'] : ['copies in your store were', 'are']
        context.journal.write(
          'warn',
          `The ${what} damaged and thrown away, and ${is} fetched anew: ${names.join(', ')}.`,
        )
      },
      judge(skill) {
        if (isBlocked(skill, context)) throw refuseInstall([skill])
        requireSignatures({ skills: [skill], lock }, context)
      },
      judgeStored(stored) {
        const blocked = stored.filter((skill) => isBlocked(skill, context))
        if (blocked.length > 0) throw refuseInstall(blocked)
      },
    }).finally(() => crew?.close())
    scanner.save()
    return {
      schema: 'metier.ci/1' as const,
      lock: site.lock.path,
      skills: skills.map((skill) => ({ ...skill, moved: [...skill.moved] })),
      unread: [...unread],
    }
  },
})
