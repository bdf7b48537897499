import { MetierError, lockEntryProblem, type LockEntry } from '@metier/core'
import { requireLocked, updateInstalled, type InstallSite } from '@metier/runtime'
import * as z from 'zod'
import { bringBases } from './bring-bases.ts'
import { bringToStore } from './bring-to-store.ts'
import { changesWish } from './changes-wish.ts'
import { defineOperation } from './define-operation.ts'
import { exactVersion } from './exact-version.ts'
import { fetchingFor } from './fetching-for.ts'
import { packageInput } from './package-input.ts'
import { installedSite } from './installed-site.ts'
import { writtenByUpdate } from './written-by-update.ts'

const output = z.object({
  schema: z.literal('metier.rollback/1'),
  dryRun: z.boolean(),
  name: z.string(),
  outcome: z
    .enum(['replaced', 'merged', 'kept', 'pinned'])
    .describe('`pinned`: it had gone back before, and from now on no update touches it'),
  from: z.string().nullable().describe('Commit, version or digest that was installed'),
  to: z.string().nullable(),
  merged: z.array(z.string()),
  beside: z.array(z.string()),
  deleted: z.array(z.string()),
  dropped: z.array(z.string()),
  left: z.array(z.string()),
  moved: z.string().optional(),
  pinned: z.boolean(),
  forward: z.boolean().describe('It had gone back before, and is the newer one again'),
})

export type RollbackOutput = z.infer<typeof output>

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
  const { as: _as, newer: _newer, ...fields } = previous
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

/** Whether it has gone back already: once more leads forward. */
function isBack({ previous }: LockEntry): boolean {
  return previous?.['newer'] === true
}

/** What the lock says of a skill after it went: which way, and whether an update may touch it. */
function note(site: InstallSite, name: string, { goesBack, pin }: { goesBack: boolean; pin: boolean }): void {
  site.lock.change((now) => {
    const rolled = now.skills.get(name)
    if (rolled === undefined) return now
    const { previous } = rolled
    const noted: LockEntry = {
      ...rolled,
      ...(pin && { pinned: true }),
      ...(goesBack && previous !== undefined && { previous: { ...previous, newer: true } }),
    }
    return { ...now, skills: new Map([...now.skills, [name, noted]]) }
  })
}

interface ToPin {
  readonly name: string
  readonly entry: LockEntry
  readonly site: InstallSite
  readonly dryRun: boolean
}

/** What went back before stays where it is: whoever asks to pin it means the older one, and never the one that failed. */
function pinned({ name, entry, site, dryRun }: ToPin): RollbackOutput {
  if (!dryRun) note(site, name, { goesBack: false, pin: true })
  const version = exactVersion(entry)
  return {
    schema: 'metier.rollback/1',
    dryRun,
    name,
    outcome: 'pinned',
    from: version,
    to: version,
    ...writtenByUpdate(undefined),
    pinned: true,
    forward: false,
  }
}

/** Back to what an update replaced. */
export const rollback = defineOperation({
  name: 'rollback',
  summary: 'Go back to what a skill was before its last update',
  description:
    'Takes the files from your store, or fetches the very commit or version. What you changed is merged as by `update`. ' +
    'Once more goes forward again, except with `--pin`, which leaves it where it went.',
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
    if (pin && isBack(entry)) return pinned({ name, entry, site, dryRun })
    const fetching = fetchingFor(site, context)
    await bringToStore({ name, entry: target }, fetching, context)
    const skill = { digest: target.digest, entry: target }
    await bringBases([{ name, entry, skill }], { ...fetching, site, changes }, context)
    const { fileSystem } = context
    const { store } = fetching
    const [updated] = updateInstalled({ fileSystem, store, site, updates: [{ name, skill }], changes, dryRun })
    const goes = updated !== undefined && updated.outcome !== 'kept'
    const goesBack = goes && !isBack(entry)
    if (!dryRun && (goesBack || pin)) note(site, name, { goesBack, pin })
    return {
      schema: 'metier.rollback/1' as const,
      dryRun,
      name,
      outcome: updated?.outcome ?? ('kept' as const),
      from: exactVersion(entry),
      to: exactVersion(target),
      ...writtenByUpdate(updated),
      pinned: pin || entry.pinned === true,
      forward: goes && !goesBack,
    }
  },
})
