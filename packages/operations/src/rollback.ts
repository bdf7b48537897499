import { MetierError, lockEntryProblem, type LockEntry } from '@metier/core'
import {
  fetchLocked,
  openStore,
  requireLocked,
  updateInstalled,
  type FetchLockedOptions,
  type InstallSite,
} from '@metier/runtime'
import * as z from 'zod'
import { bringBases } from './bring-bases.ts'
import { changesWish } from './changes-wish.ts'
import { defineOperation } from './define-operation.ts'
import { downloadFor } from './download-for.ts'
import { progressFor } from './progress-for.ts'
import { isBlocked } from './is-blocked.ts'
import type { OperationContext } from './operation-context.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import { refuseInstall } from './refuse-install.ts'

const output = z.object({
  schema: z.literal('metier.rollback/1'),
  dryRun: z.boolean(),
  name: z.string(),
  outcome: z.enum(['replaced', 'merged', 'kept']),
  from: z.string().nullable().describe('Commit, version or digest that was installed'),
  to: z.string().nullable(),
  merged: z.array(z.string()),
  beside: z.array(z.string()),
  deleted: z.array(z.string()),
  dropped: z.array(z.string()),
  left: z.array(z.string()),
  moved: z.string().optional(),
  pinned: z.boolean(),
})

export type RollbackOutput = z.infer<typeof output>

const exactly = ({ commit, version, digest }: LockEntry): string | null => commit ?? version ?? digest ?? null

type Before = LockEntry & { readonly digest: string }

/** What was there before, as an entry of its own. Throws `invalid-config` for what no entry could say. */
function before(name: string, { previous, as }: LockEntry, lock: string): Before {
  if (previous === undefined) throw nothingBefore(name)
  if (!isEntry(previous)) {
    throw new MetierError({
      code: 'invalid-config',
      message: `${lock} does not say what ${name} was before: its \`previous\` ${lockEntryProblem(previous)}.`,
      next: 'Restore the lock from version control; nothing was changed.',
      data: { path: lock },
    })
  }
  const { digest } = previous
  if (digest === undefined) throw nothingBefore(name)
  const { as: _as, ...fields } = previous
  return { ...fields, ...(as !== undefined && { as }), digest }
}

function isEntry(value: unknown): value is LockEntry {
  return lockEntryProblem(value) === undefined
}

function nothingBefore(name: string): MetierError {
  return new MetierError({
    code: 'not-found',
    message: `Nobody knows what ${name} was before.`,
    next: 'Only what an update or another install replaced can be gone back to; version control knows the rest.',
  })
}

type Fetching = Omit<FetchLockedOptions, 'judge'>

function fetchingFor(site: InstallSite, context: OperationContext): Fetching {
  return {
    fileSystem: context.fileSystem,
    host: context.host,
    projectRoot: site.base,
    store: openStore(context),
    scanner: context.scanner(),
    publishers: context.configuration.packages.publishers,
    download: downloadFor(context),
    progress: progressFor(context),
  }
}

/** The files are fetched where the store has them no more: the very commit or version, or nothing. */
async function bring(name: string, entry: LockEntry, fetching: Fetching, context: OperationContext): Promise<void> {
  if (entry.digest !== undefined && fetching.store.find(entry.digest) !== undefined) return
  await fetchLocked(name, entry, {
    ...fetching,
    judge(skill) {
      if (isBlocked(skill, context)) throw refuseInstall([skill])
    },
  })
}

/** Back to what an update replaced. */
export const rollback = defineOperation({
  name: 'rollback',
  summary: 'Go back to what a skill was before its last update',
  description:
    'Takes the files from your store, or fetches the very commit or version. What you changed is merged as by `update`. ' +
    'Once more goes forward again.',
  group: 'sharing',
  effects: ['read', 'write', 'network'],
  surfaces: ['cli', 'library'],
  input: z.object({
    name: z.string().min(1).describe('A skill that was installed').meta({ placeholder: 'NAME' }),
    scope: packageInput.scope,
    path: packageInput.path,
    keep: z.boolean().default(false).describe('Leave it as it is when you changed it'),
    overwrite: z.boolean().default(false).describe('Replace what you changed; it is moved aside'),
    pin: z.boolean().default(false).describe('Let no update bring the newer one back'),
    dryRun: z.boolean().default(false).describe('Show what would be done and do nothing'),
  }),
  output,
  positional: ['name'],
  short: { dryRun: 'n' },
  examples: [{ command: 'rollback pdf --pin', explains: 'until you say `metier update pdf` yourself' }],
  handler: async ({ name, keep, overwrite, pin, dryRun, ...where }, context) => {
    const changes = changesWish({ keep, overwrite })
    const { site } = await installedSite(where, context)
    const lock = site.lock.read()
    requireLocked(lock, name)
    const entry = lock.skills.get(name)
    if (entry === undefined) throw nothingBefore(name)
    const target = before(name, entry, site.lock.path)
    const fetching = fetchingFor(site, context)
    await bring(name, target, fetching, context)
    await bringBases(
      [{ name, entry, skill: { digest: target.digest, entry: target } }],
      { ...fetching, site, changes },
      context,
    )
    const [updated] = updateInstalled({
      fileSystem: context.fileSystem,
      store: fetching.store,
      site,
      updates: [{ name, skill: { digest: target.digest, entry: target } }],
      changes,
      dryRun,
    })
    if (pin && !dryRun) {
      site.lock.change((now) => {
        const rolled = now.skills.get(name)
        if (rolled === undefined) return now
        return { ...now, skills: new Map([...now.skills, [name, { ...rolled, pinned: true }]]) }
      })
    }
    const {
      outcome = 'kept' as const,
      merged = [],
      beside = [],
      deleted = [],
      dropped = [],
      left = [],
      moved,
    } = updated ?? {}
    return {
      schema: 'metier.rollback/1' as const,
      dryRun,
      name,
      outcome,
      from: exactly(entry),
      to: exactly(target),
      merged: [...merged],
      beside: [...beside],
      deleted: [...deleted],
      dropped: [...dropped],
      left: [...left],
      ...(moved !== undefined && { moved }),
      pinned: pin || entry.pinned === true,
    }
  },
})
